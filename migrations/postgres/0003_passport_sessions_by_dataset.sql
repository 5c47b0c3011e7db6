CREATE INDEX "passport_sessions_dataset_id" ON "passport_sessions" USING btree ("dataset_n","id");
