CREATE TABLE `lifecycle_events` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`item_n` integer,
	`passport_n` integer,
	`type` text NOT NULL,
	`occurred_on` text NOT NULL,
	`country` text,
	`actor_name` text,
	`description` text,
	`status` text NOT NULL,
	`source` text NOT NULL,
	`recorded_by` text NOT NULL,
	`files_count` integer NOT NULL,
	`voided_at` integer,
	`void_reason` text,
	`rejected_reason` text,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `lifecycle_events_dataset_id` ON `lifecycle_events` (`dataset_n`,`id`);
--> statement
CREATE INDEX `lifecycle_events_dataset_status` ON `lifecycle_events` (`dataset_n`,`status`,`id`);
--> statement
CREATE INDEX `lifecycle_events_item` ON `lifecycle_events` (`item_n`,`id`) WHERE item_n is not null;
--> statement
CREATE INDEX `lifecycle_events_passport` ON `lifecycle_events` (`passport_n`,`id`) WHERE passport_n is not null;
--> statement
CREATE TABLE `event_files` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`event_n` integer NOT NULL,
	`file_n` integer,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `event_files_id` ON `event_files` (`id`);
--> statement
CREATE INDEX `event_files_event` ON `event_files` (`event_n`,`n`);
--> statement
CREATE TABLE `partner_links` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`name` text NOT NULL,
	`secret_hash` text NOT NULL,
	`expires` integer,
	`revoked` integer,
	`last_used` integer,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `partner_links_secret` ON `partner_links` (`secret_hash`);
--> statement
CREATE UNIQUE INDEX `partner_links_dataset_id` ON `partner_links` (`dataset_n`,`id`);
--> statement
ALTER TABLE `accounts` ADD `consumer_events` integer;
