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
