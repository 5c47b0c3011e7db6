DROP INDEX `activity_account_position`;
--> statement
CREATE UNIQUE INDEX `activity_account_position` ON `activity` (`account_n`,`position`) WHERE position is not null;
--> statement
ALTER TABLE `idempotent_answers` ADD `event_n` integer;
