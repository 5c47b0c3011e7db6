/** Counters and gauges in the text format of Prometheus. */

export interface Metrics {
  /** Adds to a counter; `labels` is their text, such as `status="2xx"`, from a small closed set. */
  count(name: MetricName, labels: string, by?: number): void;
  /** The counters as text, version 0.0.4 of the exposition format. */
  text(gauges: Record<string, { help: string; value: number }>): string;
}

const COUNTERS = {
  carnet_http_requests_total: "Requests answered, by surface and status class.",
  carnet_http_seconds_total: "Seconds spent answering requests of the API.",
} as const;

type MetricName = keyof typeof COUNTERS;

export function createMetrics(): Metrics {
  const series = new Map<MetricName, Map<string, number>>();
  return {
    count(name, labels, by = 1) {
      let values = series.get(name);
      if (!values) {
        values = new Map();
        series.set(name, values);
      }
      values.set(labels, (values.get(labels) ?? 0) + by);
    },
    text(gauges) {
      const lines: string[] = [];
      for (const [name, values] of series) {
        lines.push(`# HELP ${name} ${COUNTERS[name]}`, `# TYPE ${name} counter`);
        for (const [labels, value] of values)
          lines.push(`${name}${labels === "" ? "" : `{${labels}}`} ${value}`);
      }
      for (const [name, { help, value }] of Object.entries(gauges))
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`);
      return `${lines.join("\n")}\n`;
    },
  };
}
