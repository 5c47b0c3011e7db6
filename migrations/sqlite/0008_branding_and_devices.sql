CREATE TABLE `user_devices` (
	`n` integer PRIMARY KEY NOT NULL,
	`user_n` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`last_seen` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `user_devices_user_secret` ON `user_devices` (`user_n`,`secret_hash`);
--> statement
CREATE INDEX `user_devices_seen` ON `user_devices` (`last_seen`);
--> statement
ALTER TABLE `accounts` ADD `branding` text;
