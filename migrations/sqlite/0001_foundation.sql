CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
) STRICT;
--> statement
CREATE TABLE `data_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`wrapped` blob NOT NULL,
	`wrapped_next` blob,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE TABLE `jobs` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`payload` text NOT NULL,
	`run_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`lease_owner` text,
	`lease_until` integer,
	`last_error` text,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `jobs_id` ON `jobs` (`id`);
--> statement
CREATE UNIQUE INDEX `jobs_name` ON `jobs` (`name`);
--> statement
CREATE INDEX `jobs_due` ON `jobs` (`run_at`,`n`);
--> statement
CREATE TABLE `accounts` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`handle` text NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`limits` text NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `accounts_id` ON `accounts` (`id`);
--> statement
CREATE TABLE `handles` (
	`handle` text PRIMARY KEY NOT NULL,
	`account_n` integer NOT NULL
) STRICT;
--> statement
CREATE TABLE `datasets` (
	`n` integer PRIMARY KEY NOT NULL,
	`account_n` integer NOT NULL,
	`livemode` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `datasets_account_livemode` ON `datasets` (`account_n`,`livemode`);
--> statement
CREATE TABLE `signing_keys` (
	`n` integer PRIMARY KEY NOT NULL,
	`dataset_n` integer NOT NULL,
	`kid` text NOT NULL,
	`public_jwk` text NOT NULL,
	`private_sealed` blob NOT NULL,
	`created` integer NOT NULL,
	`retired` integer
) STRICT;
--> statement
CREATE UNIQUE INDEX `signing_keys_kid` ON `signing_keys` (`kid`);
--> statement
CREATE UNIQUE INDEX `signing_keys_current` ON `signing_keys` (`dataset_n`) WHERE retired is null;
--> statement
CREATE TABLE `users` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`password_hash` text NOT NULL,
	`operator` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `users_id` ON `users` (`id`);
--> statement
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement
CREATE TABLE `members` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_n` integer NOT NULL,
	`user_n` integer NOT NULL,
	`role` text NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `members_id` ON `members` (`id`);
--> statement
CREATE UNIQUE INDEX `members_account_user` ON `members` (`account_n`,`user_n`);
--> statement
CREATE INDEX `members_user` ON `members` (`user_n`);
--> statement
CREATE TABLE `api_keys` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`last4` text NOT NULL,
	`created` integer NOT NULL,
	`created_by` text NOT NULL,
	`last_used` integer,
	`revoked` integer
) STRICT;
--> statement
CREATE UNIQUE INDEX `api_keys_id` ON `api_keys` (`id`);
--> statement
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);
--> statement
CREATE INDEX `api_keys_dataset` ON `api_keys` (`dataset_n`,`n`);
--> statement
CREATE TABLE `products` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`uid` text NOT NULL,
	`name` text NOT NULL,
	`reference` text NOT NULL,
	`gtin` text,
	`gtin14` text,
	`template` text NOT NULL,
	`status` text NOT NULL,
	`data` text NOT NULL,
	`origins` text NOT NULL,
	`image_file_n` integer,
	`passport_n` integer,
	`created` integer NOT NULL,
	`updated` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `products_dataset_id` ON `products` (`dataset_n`,`id`);
--> statement
CREATE UNIQUE INDEX `products_uid` ON `products` (`uid`);
--> statement
CREATE INDEX `products_dataset_status_id` ON `products` (`dataset_n`,`status`,`id`);
--> statement
CREATE INDEX `products_dataset_gtin` ON `products` (`dataset_n`,`gtin14`) WHERE gtin14 is not null;
--> statement
CREATE TABLE `product_references` (
	`n` integer PRIMARY KEY NOT NULL,
	`dataset_n` integer NOT NULL,
	`reference` text NOT NULL,
	`product_n` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `product_references_dataset_reference` ON `product_references` (`dataset_n`,`reference`);
--> statement
CREATE TABLE `batches` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer NOT NULL,
	`uid` text NOT NULL,
	`batch_number` text NOT NULL,
	`production_date` text,
	`quantity` integer,
	`data` text NOT NULL,
	`origins` text NOT NULL,
	`passport_n` integer,
	`created` integer NOT NULL,
	`updated` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `batches_id` ON `batches` (`id`);
--> statement
CREATE UNIQUE INDEX `batches_uid` ON `batches` (`uid`);
--> statement
CREATE UNIQUE INDEX `batches_product_number` ON `batches` (`product_n`,`batch_number`);
--> statement
CREATE INDEX `batches_product_id` ON `batches` (`product_n`,`id`);
--> statement
CREATE TABLE `files` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`about` text NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `files_id` ON `files` (`id`);
--> statement
CREATE TABLE `passports` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer NOT NULL,
	`batch_n` integer,
	`uid` text NOT NULL,
	`path` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`content_sha256` text NOT NULL,
	`published` integer NOT NULL,
	`replaces_n` integer,
	`withdrawn_at` integer,
	`withdraw_reason` text,
	`items_count` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `passports_id` ON `passports` (`id`);
--> statement
CREATE UNIQUE INDEX `passports_uid` ON `passports` (`uid`);
--> statement
CREATE UNIQUE INDEX `passports_issued_product` ON `passports` (`product_n`) WHERE status = 'issued' and batch_n is null;
--> statement
CREATE UNIQUE INDEX `passports_issued_batch` ON `passports` (`batch_n`) WHERE status = 'issued' and batch_n is not null;
--> statement
CREATE UNIQUE INDEX `passports_replaces` ON `passports` (`replaces_n`);
--> statement
CREATE INDEX `passports_dataset_id` ON `passports` (`dataset_n`,`id`);
--> statement
CREATE INDEX `passports_product_id` ON `passports` (`product_n`,`id`);
--> statement
CREATE TABLE `passport_versions` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`passport_n` integer NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`sha256` text NOT NULL,
	`signature` text NOT NULL,
	`restricted_sealed` blob NOT NULL,
	`change_note` text,
	`actor` text NOT NULL,
	`published` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `passport_versions_id` ON `passport_versions` (`id`);
--> statement
CREATE UNIQUE INDEX `passport_versions_passport_version` ON `passport_versions` (`passport_n`,`version`);
--> statement
CREATE TABLE `gs1_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer NOT NULL,
	`batch_n` integer
) STRICT;
--> statement
CREATE INDEX `gs1_keys_product` ON `gs1_keys` (`product_n`);
--> statement
CREATE TABLE `item_runs` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer NOT NULL,
	`passport_n` integer NOT NULL,
	`created_ms` integer NOT NULL,
	`mode` text NOT NULL,
	`gtin14` text,
	`items_count` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `item_runs_dataset_created` ON `item_runs` (`dataset_n`,`created_ms`);
--> statement
CREATE INDEX `item_runs_product_created` ON `item_runs` (`product_n`,`created_ms`);
--> statement
CREATE INDEX `item_runs_passport_created` ON `item_runs` (`passport_n`,`created_ms`);
--> statement
CREATE TABLE `items` (
	`n` integer PRIMARY KEY NOT NULL,
	`uid` blob NOT NULL,
	`product_n` integer NOT NULL,
	`run_n` integer NOT NULL,
	`serial` text COLLATE NOCASE NOT NULL,
	`state` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `items_uid` ON `items` (`uid`);
--> statement
CREATE UNIQUE INDEX `items_product_serial` ON `items` (`product_n`,`serial`);
--> statement
CREATE INDEX `items_run` ON `items` (`run_n`,`n`);
--> statement
CREATE TABLE `item_voids` (
	`n` integer PRIMARY KEY NOT NULL,
	`item_n` integer NOT NULL,
	`voided` integer NOT NULL,
	`reason` text NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `item_voids_item` ON `item_voids` (`item_n`);
--> statement
CREATE TABLE `item_counters` (
	`n` integer PRIMARY KEY NOT NULL,
	`product_n` integer NOT NULL,
	`prefix` text NOT NULL,
	`last` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `item_counters_product_prefix` ON `item_counters` (`product_n`,`prefix`);
--> statement
CREATE TABLE `item_usage` (
	`n` integer PRIMARY KEY NOT NULL,
	`dataset_n` integer NOT NULL,
	`month` text NOT NULL,
	`items` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `item_usage_dataset_month` ON `item_usage` (`dataset_n`,`month`);
--> statement
CREATE TABLE `documents` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer,
	`file_n` integer NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`extraction_n` integer,
	`archived` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `documents_dataset_id` ON `documents` (`dataset_n`,`id`);
--> statement
CREATE INDEX `documents_product_id` ON `documents` (`product_n`,`id`);
--> statement
CREATE TABLE `extractions` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`document_n` integer NOT NULL,
	`status` text NOT NULL,
	`engine` text,
	`started` integer,
	`finished` integer,
	`error` text,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `extractions_id` ON `extractions` (`id`);
--> statement
CREATE INDEX `extractions_document` ON `extractions` (`document_n`,`n`);
--> statement
CREATE TABLE `suggestions` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`extraction_n` integer NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`confidence_thousandths` integer NOT NULL,
	`quotation` text NOT NULL,
	`page` integer,
	`decision` text
) STRICT;
--> statement
CREATE UNIQUE INDEX `suggestions_id` ON `suggestions` (`id`);
--> statement
CREATE INDEX `suggestions_extraction` ON `suggestions` (`extraction_n`,`n`);
--> statement
CREATE TABLE `events` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `events_dataset_id` ON `events` (`dataset_n`,`id`);
--> statement
CREATE INDEX `events_dataset_type_id` ON `events` (`dataset_n`,`type`,`id`);
--> statement
CREATE TABLE `webhook_endpoints` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secrets_sealed` blob NOT NULL,
	`disabled` integer,
	`disabled_reason` text,
	`exhausted` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `webhook_endpoints_id` ON `webhook_endpoints` (`id`);
--> statement
CREATE INDEX `webhook_endpoints_dataset` ON `webhook_endpoints` (`dataset_n`,`n`);
--> statement
CREATE TABLE `deliveries` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`endpoint_n` integer NOT NULL,
	`event_n` integer NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`due` integer,
	`lease_owner` text,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `deliveries_id` ON `deliveries` (`id`);
--> statement
CREATE INDEX `deliveries_due` ON `deliveries` (`endpoint_n`,`due`) WHERE status = 'pending';
--> statement
CREATE INDEX `deliveries_endpoint` ON `deliveries` (`endpoint_n`,`id`);
--> statement
CREATE INDEX `deliveries_event` ON `deliveries` (`event_n`);
--> statement
CREATE TABLE `delivery_attempts` (
	`n` integer PRIMARY KEY NOT NULL,
	`delivery_n` integer NOT NULL,
	`at` integer NOT NULL,
	`latency_ms` integer NOT NULL,
	`http_status` integer,
	`answer` text,
	`error` text
) STRICT;
--> statement
CREATE INDEX `delivery_attempts_delivery` ON `delivery_attempts` (`delivery_n`,`n`);
--> statement
CREATE TABLE `activity` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_n` integer NOT NULL,
	`dataset_n` integer,
	`entry` text NOT NULL,
	`created` integer NOT NULL,
	`position` integer,
	`hash` text
) STRICT;
--> statement
CREATE UNIQUE INDEX `activity_account_position` ON `activity` (`account_n`,`position`);
--> statement
CREATE INDEX `activity_unsealed` ON `activity` (`n`) WHERE position is null;
--> statement
CREATE TABLE `idempotent_answers` (
	`n` integer PRIMARY KEY NOT NULL,
	`dataset_n` integer NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`body_sealed` blob NOT NULL,
	`request_id` text NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `idempotent_answers_dataset_key` ON `idempotent_answers` (`dataset_n`,`key`);
--> statement
CREATE TABLE `request_log` (
	`n` integer PRIMARY KEY NOT NULL,
	`dataset_n` integer,
	`until` integer NOT NULL,
	`entries` text NOT NULL
) STRICT;
--> statement
CREATE INDEX `request_log_dataset` ON `request_log` (`dataset_n`,`n`);
--> statement
CREATE TABLE `passport_sessions` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer NOT NULL,
	`operator` text NOT NULL,
	`success_url` text NOT NULL,
	`cancel_url` text,
	`serials` text NOT NULL,
	`metadata` text NOT NULL,
	`expires` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`secret_sealed` blob NOT NULL,
	`browser_hash` text,
	`completed_at` integer,
	`outcome` text,
	`passport_n` integer,
	`items_created` integer,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `passport_sessions_id` ON `passport_sessions` (`id`);
--> statement
CREATE UNIQUE INDEX `passport_sessions_secret` ON `passport_sessions` (`secret_hash`);
--> statement
CREATE TABLE `portal_sessions` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`product_n` integer NOT NULL,
	`origin` text NOT NULL,
	`allow_upload` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`expires` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `portal_sessions_id` ON `portal_sessions` (`id`);
--> statement
CREATE UNIQUE INDEX `portal_sessions_secret` ON `portal_sessions` (`secret_hash`);
