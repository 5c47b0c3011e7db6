CREATE INDEX `activity_dataset` ON `activity` (`dataset_n`,`n`);
