// Written by scripts/migration.ts.
import postgres1 from "./postgres/0001_foundation.sql" with { type: "text" };
import postgres10 from "./postgres/0010_serial_blocks_devices_code_records.sql" with { type: "text" };
import postgres11 from "./postgres/0011_imports_and_views.sql" with { type: "text" };
import postgres12 from "./postgres/0012_boxes.sql" with { type: "text" };
import postgres13 from "./postgres/0013_label_templates.sql" with { type: "text" };
import postgres14 from "./postgres/0014_nfc_tags.sql" with { type: "text" };
import postgres15 from "./postgres/0015_index_activity_by_object.sql" with { type: "text" };
import postgres16 from "./postgres/0016_kiosk_printing.sql" with { type: "text" };
import postgres17 from "./postgres/0017_activity_by_product.sql" with { type: "text" };
import postgres18 from "./postgres/0018_less_to_write.sql" with { type: "text" };
import postgres19 from "./postgres/0019_items_by_uid.sql" with { type: "text" };
import postgres2 from "./postgres/0002_lifecycle_events.sql" with { type: "text" };
import postgres20 from "./postgres/0020_decisions_taken_back.sql" with { type: "text" };
import postgres21 from "./postgres/0021_gtins_of_one_company.sql" with { type: "text" };
import postgres3 from "./postgres/0003_passport_sessions_by_dataset.sql" with { type: "text" };
import postgres4 from "./postgres/0004_people.sql" with { type: "text" };
import postgres5 from "./postgres/0005_sent_forms.sql" with { type: "text" };
import postgres6 from "./postgres/0006_suggestion_boxes.sql" with { type: "text" };
import postgres7 from "./postgres/0007_activity_by_dataset.sql" with { type: "text" };
import postgres8 from "./postgres/0008_branding_and_devices.sql" with { type: "text" };
import postgres9 from "./postgres/0009_data_requests.sql" with { type: "text" };
import sqlite1 from "./sqlite/0001_foundation.sql" with { type: "text" };
import sqlite10 from "./sqlite/0010_serial_blocks_devices_code_records.sql" with { type: "text" };
import sqlite11 from "./sqlite/0011_imports_and_views.sql" with { type: "text" };
import sqlite12 from "./sqlite/0012_boxes.sql" with { type: "text" };
import sqlite13 from "./sqlite/0013_label_templates.sql" with { type: "text" };
import sqlite14 from "./sqlite/0014_nfc_tags.sql" with { type: "text" };
import sqlite15 from "./sqlite/0015_index_activity_by_object.sql" with { type: "text" };
import sqlite16 from "./sqlite/0016_kiosk_printing.sql" with { type: "text" };
import sqlite17 from "./sqlite/0017_activity_by_product.sql" with { type: "text" };
import sqlite18 from "./sqlite/0018_less_to_write.sql" with { type: "text" };
import sqlite19 from "./sqlite/0019_items_by_uid.sql" with { type: "text" };
import sqlite2 from "./sqlite/0002_lifecycle_events.sql" with { type: "text" };
import sqlite20 from "./sqlite/0020_decisions_taken_back.sql" with { type: "text" };
import sqlite21 from "./sqlite/0021_gtins_of_one_company.sql" with { type: "text" };
import sqlite3 from "./sqlite/0003_passport_sessions_by_dataset.sql" with { type: "text" };
import sqlite4 from "./sqlite/0004_people.sql" with { type: "text" };
import sqlite5 from "./sqlite/0005_sent_forms.sql" with { type: "text" };
import sqlite6 from "./sqlite/0006_suggestion_boxes.sql" with { type: "text" };
import sqlite7 from "./sqlite/0007_activity_by_dataset.sql" with { type: "text" };
import sqlite8 from "./sqlite/0008_branding_and_devices.sql" with { type: "text" };
import sqlite9 from "./sqlite/0009_data_requests.sql" with { type: "text" };

export interface Migration {
  name: string;
  text: string;
}

export const MIGRATIONS: Record<"sqlite" | "postgres", Migration[]> = {
  sqlite: [
    { name: "0001_foundation", text: sqlite1 },
    { name: "0002_lifecycle_events", text: sqlite2 },
    { name: "0003_passport_sessions_by_dataset", text: sqlite3 },
    { name: "0004_people", text: sqlite4 },
    { name: "0005_sent_forms", text: sqlite5 },
    { name: "0006_suggestion_boxes", text: sqlite6 },
    { name: "0007_activity_by_dataset", text: sqlite7 },
    { name: "0008_branding_and_devices", text: sqlite8 },
    { name: "0009_data_requests", text: sqlite9 },
    { name: "0010_serial_blocks_devices_code_records", text: sqlite10 },
    { name: "0011_imports_and_views", text: sqlite11 },
    { name: "0012_boxes", text: sqlite12 },
    { name: "0013_label_templates", text: sqlite13 },
    { name: "0014_nfc_tags", text: sqlite14 },
    { name: "0015_index_activity_by_object", text: sqlite15 },
    { name: "0016_kiosk_printing", text: sqlite16 },
    { name: "0017_activity_by_product", text: sqlite17 },
    { name: "0018_less_to_write", text: sqlite18 },
    { name: "0019_items_by_uid", text: sqlite19 },
    { name: "0020_decisions_taken_back", text: sqlite20 },
    { name: "0021_gtins_of_one_company", text: sqlite21 },
  ],
  postgres: [
    { name: "0001_foundation", text: postgres1 },
    { name: "0002_lifecycle_events", text: postgres2 },
    { name: "0003_passport_sessions_by_dataset", text: postgres3 },
    { name: "0004_people", text: postgres4 },
    { name: "0005_sent_forms", text: postgres5 },
    { name: "0006_suggestion_boxes", text: postgres6 },
    { name: "0007_activity_by_dataset", text: postgres7 },
    { name: "0008_branding_and_devices", text: postgres8 },
    { name: "0009_data_requests", text: postgres9 },
    { name: "0010_serial_blocks_devices_code_records", text: postgres10 },
    { name: "0011_imports_and_views", text: postgres11 },
    { name: "0012_boxes", text: postgres12 },
    { name: "0013_label_templates", text: postgres13 },
    { name: "0014_nfc_tags", text: postgres14 },
    { name: "0015_index_activity_by_object", text: postgres15 },
    { name: "0016_kiosk_printing", text: postgres16 },
    { name: "0017_activity_by_product", text: postgres17 },
    { name: "0018_less_to_write", text: postgres18 },
    { name: "0019_items_by_uid", text: postgres19 },
    { name: "0020_decisions_taken_back", text: postgres20 },
    { name: "0021_gtins_of_one_company", text: postgres21 },
  ],
};
