CREATE TABLE `user_sessions` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_n` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`address` text,
	`user_agent` text,
	`confirmed` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`expires` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `user_sessions_id` ON `user_sessions` (`id`);
--> statement
CREATE UNIQUE INDEX `user_sessions_secret` ON `user_sessions` (`secret_hash`);
--> statement
CREATE INDEX `user_sessions_user` ON `user_sessions` (`user_n`);
--> statement
CREATE TABLE `recovery_codes` (
	`n` integer PRIMARY KEY NOT NULL,
	`user_n` integer NOT NULL,
	`hash` text NOT NULL,
	`used` integer
) STRICT;
--> statement
CREATE UNIQUE INDEX `recovery_codes_user_hash` ON `recovery_codes` (`user_n`,`hash`);
--> statement
CREATE TABLE `passkeys` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_n` integer NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`last_used` integer,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `passkeys_id` ON `passkeys` (`id`);
--> statement
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);
--> statement
CREATE INDEX `passkeys_user` ON `passkeys` (`user_n`);
--> statement
CREATE TABLE `tickets` (
	`n` integer PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`user_n` integer,
	`content_sealed` blob,
	`tries` integer NOT NULL,
	`expires` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `tickets_secret` ON `tickets` (`secret_hash`);
--> statement
CREATE INDEX `tickets_user` ON `tickets` (`user_n`);
--> statement
CREATE INDEX `tickets_expires` ON `tickets` (`expires`);
--> statement
CREATE TABLE `sign_in_attempts` (
	`n` integer PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`failures` integer NOT NULL,
	`pause_until` integer NOT NULL,
	`latest` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `sign_in_attempts_subject` ON `sign_in_attempts` (`subject`);
--> statement
CREATE INDEX `sign_in_attempts_latest` ON `sign_in_attempts` (`latest`);
--> statement
CREATE TABLE `invitations` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_n` integer NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`secret_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`expires` integer NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `invitations_id` ON `invitations` (`id`);
--> statement
CREATE UNIQUE INDEX `invitations_secret` ON `invitations` (`secret_hash`);
--> statement
CREATE UNIQUE INDEX `invitations_account_email` ON `invitations` (`account_n`,`email`);
--> statement
ALTER TABLE `users` ADD `totp_sealed` blob;
--> statement
ALTER TABLE `users` ADD `totp_step` integer;
