CREATE TABLE `box_facts` (
	`n` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `box_facts_name` ON `box_facts` (`name`);
--> statement
CREATE TABLE `box_jobs` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`uid` text NOT NULL,
	`product_id` text NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`name` text NOT NULL,
	`reference` text NOT NULL,
	`gtin14` text,
	`batch_number` text,
	`planned` integer,
	`made` integer NOT NULL,
	`used` integer
) STRICT;
--> statement
CREATE UNIQUE INDEX `box_jobs_id` ON `box_jobs` (`id`);
--> statement
CREATE TABLE `box_codes` (
	`n` integer PRIMARY KEY NOT NULL,
	`block_id` text NOT NULL,
	`job_id` text NOT NULL,
	`serial` text COLLATE NOCASE NOT NULL,
	`uid` text NOT NULL,
	`url` text NOT NULL,
	`run_n` integer
) STRICT;
--> statement
CREATE UNIQUE INDEX `box_codes_uid` ON `box_codes` (`uid`);
--> statement
CREATE INDEX `box_codes_job_run` ON `box_codes` (`job_id`,`run_n`,`n`);
--> statement
CREATE INDEX `box_codes_block` ON `box_codes` (`block_id`);
--> statement
CREATE TABLE `box_runs` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`person` text,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `box_runs_id` ON `box_runs` (`id`);
--> statement
CREATE TABLE `box_queue` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`job_id` text NOT NULL,
	`run_n` integer,
	`path` text NOT NULL,
	`body` text NOT NULL,
	`serials` text NOT NULL,
	`status` text NOT NULL,
	`message` text,
	`created` integer NOT NULL,
	`settled` integer
) STRICT;
--> statement
CREATE UNIQUE INDEX `box_queue_id` ON `box_queue` (`id`);
--> statement
CREATE INDEX `box_queue_status` ON `box_queue` (`status`,`n`);
--> statement
CREATE INDEX `box_queue_run` ON `box_queue` (`run_n`);
