CREATE INDEX `passport_sessions_dataset_id` ON `passport_sessions` (`dataset_n`,`id`);
