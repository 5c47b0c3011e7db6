/** What takes how much room. */
import { Section } from "../../parts/section.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { sizeOf } from "../../words/format.ts";
import { useHealth, useStorage } from "./data.ts";
import { i } from "./words.ts";

export function Storage() {
  const { value, fault, reload } = useStorage();
  const disk = useHealth().value?.disk;
  if (!value) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  return (
    <div class="page sections">
      <Section title={i("part.storage")}>
        <dl class="facts">
          <div>
            <dt>{i("storage.database")}</dt>
            <dd>
              <span>{sizeOf(value.database_bytes)}</span>
            </dd>
          </div>
          <div>
            <dt>{i("storage.files")}</dt>
            <dd>
              <span>
                {sizeOf(value.files_bytes)}{" "}
                <span class="quiet">{i(value.place === "s3" ? "storage.in_s3" : "storage.in_folder")}</span>
              </span>
            </dd>
          </div>
          {disk ? (
            <div>
              <dt>{i("storage.disk")}</dt>
              <dd class="disk">
                <meter
                  min={0}
                  max={disk.total}
                  value={disk.total - disk.free}
                  aria-label={i("storage.disk")}
                />
                <span>{i("health.free", { free: sizeOf(disk.free), total: sizeOf(disk.total) })}</span>
              </dd>
            </div>
          ) : null}
        </dl>
      </Section>
      <Section title={i("part.companies")} text={i("storage.text")}>
        <ul class="entries">
          {value.companies.map(({ id, name, handle, files, bytes, products, passports, items }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <span>{handle}</span>
              </div>
              <p class="numbers">
                {(
                  [
                    ["products", products],
                    ["passports", passports],
                    ["items", items],
                  ] as const
                ).map(([key, count]) => (
                  <span key={key}>{i(`count.${key}`, { count })}</span>
                ))}
                <span>{i("storage.files_of", { count: files, size: sizeOf(bytes) })}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
