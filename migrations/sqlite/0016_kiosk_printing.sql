ALTER TABLE `serial_blocks` ADD `held` integer;
--> statement
ALTER TABLE `devices` ADD `printing` text;
--> statement
ALTER TABLE `code_records` ADD `label_uid` text;
--> statement
ALTER TABLE `box_jobs` ADD `about` text;
--> statement
ALTER TABLE `box_codes` ADD `voided` integer;
--> statement
ALTER TABLE `box_queue` ADD `attempts` integer;
