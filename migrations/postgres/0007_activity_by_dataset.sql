CREATE INDEX "activity_dataset" ON "activity" USING btree ("dataset_n","n");
