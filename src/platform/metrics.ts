/** Counters and gauges in the text format of Prometheus. */

export interface Metrics {
  /** Adds to a counter; `labels` is their text, such as `status="2xx"`, from a small closed set. */
  count(name: MetricName, labels: string, by?: number): void;
  /** The counters and other figures as text, version 0.0.4 of the exposition format. */
  text(figures: Record<string, Figure>): string;
}

/** Something that is counted or measured elsewhere; a gauge unless it says otherwise. */
export interface Figure {
  help: string;
  value: number;
  type?: "counter" | "gauge";
}

const COUNTERS = {
  carnet_http_requests_total: "Requests answered, by surface and status class.",
  carnet_http_seconds_total: "Seconds spent answering these requests.",
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
    text(figures) {
      const lines: string[] = [];
      for (const [name, values] of series) {
        lines.push(`# HELP ${name} ${COUNTERS[name]}`, `# TYPE ${name} counter`);
        for (const [labels, value] of values)
          lines.push(`${name}${labels === "" ? "" : `{${labels}}`} ${value}`);
      }
      for (const [name, { help, value, type = "gauge" }] of Object.entries(figures))
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`);
      return `${lines.join("\n")}\n`;
    },
  };
}
