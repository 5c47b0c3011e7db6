CREATE TABLE `data_requests` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer NOT NULL,
	`supplier_name` text NOT NULL,
	`supplier_email` text,
	`language` text NOT NULL,
	`fields` text NOT NULL,
	`documents` text NOT NULL,
	`message` text,
	`answers` text NOT NULL,
	`files` text NOT NULL,
	`decisions` text NOT NULL,
	`created_by` text NOT NULL,
	`expires` integer NOT NULL,
	`saved_at` integer,
	`answered_at` integer,
	`accepted_at` integer,
	`declined_at` integer,
	`declined_by` text,
	`decline_reason` text,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `data_requests_dataset_id` ON `data_requests` (`dataset_n`,`id`);
--> statement
CREATE INDEX `data_requests_product` ON `data_requests` (`product_n`,`id`);
--> statement
CREATE INDEX `data_requests_waiting` ON `data_requests` (`dataset_n`) WHERE answered_at is not null and accepted_at is null and declined_at is null;
--> statement
CREATE TABLE `data_request_links` (
	`n` integer PRIMARY KEY NOT NULL,
	`request_n` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`mailed` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `data_request_links_secret` ON `data_request_links` (`secret_hash`);
--> statement
CREATE INDEX `data_request_links_request` ON `data_request_links` (`request_n`,`n`);
