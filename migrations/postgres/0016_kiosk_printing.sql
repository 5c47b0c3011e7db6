ALTER TABLE "serial_blocks" ADD COLUMN "held" boolean;
--> statement
ALTER TABLE "devices" ADD COLUMN "printing" text;
--> statement
ALTER TABLE "code_records" ADD COLUMN "label_uid" text COLLATE "C";
--> statement
ALTER TABLE "box_jobs" ADD COLUMN "about" text;
--> statement
ALTER TABLE "box_codes" ADD COLUMN "voided" bigint;
--> statement
ALTER TABLE "box_queue" ADD COLUMN "attempts" bigint;
