DROP INDEX "activity_account_position";
--> statement
ALTER TABLE "idempotent_answers" ADD COLUMN "event_n" bigint;
--> statement
CREATE UNIQUE INDEX "activity_account_position" ON "activity" USING btree ("account_n","position") WHERE position is not null;
