CREATE TABLE `sent_forms` (
	`n` integer PRIMARY KEY NOT NULL,
	`form` text NOT NULL,
	`sender` text NOT NULL,
	`subject` text,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `sent_forms_form` ON `sent_forms` (`form`);
--> statement
CREATE INDEX `sent_forms_sender` ON `sent_forms` (`sender`,`created`);
--> statement
CREATE INDEX `sent_forms_subject` ON `sent_forms` (`subject`,`created`) WHERE subject is not null;
