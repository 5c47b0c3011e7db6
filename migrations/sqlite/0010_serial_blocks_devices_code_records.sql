CREATE TABLE `serial_blocks` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer,
	`passport_n` integer,
	`mode` text NOT NULL,
	`gtin14` text,
	`first_serial` text NOT NULL,
	`last_serial` text NOT NULL,
	`quantity` integer NOT NULL,
	`unused` integer NOT NULL,
	`holder` text,
	`reserved_by` text NOT NULL,
	`month` text NOT NULL,
	`released` integer,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `serial_blocks_id` ON `serial_blocks` (`id`);
--> statement
CREATE INDEX `serial_blocks_dataset_id` ON `serial_blocks` (`dataset_n`,`id`);
--> statement
CREATE TABLE `reserved_serials` (
	`n` integer PRIMARY KEY NOT NULL,
	`block_n` integer NOT NULL,
	`product_n` integer,
	`serial` text COLLATE NOCASE NOT NULL,
	`uid` blob NOT NULL,
	`state` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `reserved_serials_uid` ON `reserved_serials` (`uid`);
--> statement
CREATE UNIQUE INDEX `reserved_serials_product_serial` ON `reserved_serials` (`product_n`,`serial`);
--> statement
CREATE INDEX `reserved_serials_block` ON `reserved_serials` (`block_n`,`n`);
--> statement
CREATE TABLE `devices` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`name` text NOT NULL,
	`code_hash` text,
	`code_expires` integer,
	`secret_hash` text,
	`pin_hash` text,
	`created_by` text NOT NULL,
	`paired` integer,
	`last_seen` integer,
	`revoked` integer,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `devices_id` ON `devices` (`id`);
--> statement
CREATE UNIQUE INDEX `devices_code` ON `devices` (`code_hash`);
--> statement
CREATE UNIQUE INDEX `devices_secret` ON `devices` (`secret_hash`);
--> statement
CREATE INDEX `devices_dataset_id` ON `devices` (`dataset_n`,`id`);
--> statement
CREATE TABLE `code_records` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`reference` text NOT NULL,
	`passport_n` integer NOT NULL,
	`serial` text COLLATE NOCASE NOT NULL,
	`action` text NOT NULL,
	`person` text,
	`reason` text,
	`tag_uid` text,
	`recorded_by` text NOT NULL,
	`happened` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `code_records_id` ON `code_records` (`id`);
--> statement
CREATE UNIQUE INDEX `code_records_dataset_reference` ON `code_records` (`dataset_n`,`reference`);
--> statement
CREATE INDEX `code_records_dataset_id` ON `code_records` (`dataset_n`,`id`);
--> statement
CREATE INDEX `code_records_passport_serial` ON `code_records` (`passport_n`,`serial`);
--> statement
ALTER TABLE `item_runs` ADD `block_n` integer;
