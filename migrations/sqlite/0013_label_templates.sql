CREATE TABLE `label_templates` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_n` integer NOT NULL,
	`name` text NOT NULL,
	`template` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `label_templates_id` ON `label_templates` (`id`);
--> statement
CREATE INDEX `label_templates_account` ON `label_templates` (`account_n`,`id`);
--> statement
CREATE TABLE `label_logos` (
	`account_n` integer PRIMARY KEY NOT NULL,
	`png` blob NOT NULL,
	`updated` integer NOT NULL
) STRICT;
