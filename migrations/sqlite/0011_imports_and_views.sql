CREATE TABLE `imports` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`dataset_n` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`name` text NOT NULL,
	`begun_by` text NOT NULL,
	`headings` text NOT NULL,
	`decimal` text NOT NULL,
	`settings` text NOT NULL,
	`rows` integer NOT NULL,
	`counts` text,
	`created` integer NOT NULL,
	`finished` integer
) STRICT;
--> statement
CREATE UNIQUE INDEX `imports_dataset_id` ON `imports` (`dataset_n`,`id`);
--> statement
CREATE TABLE `import_rows` (
	`n` integer PRIMARY KEY NOT NULL,
	`import_n` integer NOT NULL,
	`position` integer NOT NULL,
	`state` text NOT NULL,
	`cells` text NOT NULL,
	`product` text,
	`changes` text,
	`faults` text
) STRICT;
--> statement
CREATE UNIQUE INDEX `import_rows_position` ON `import_rows` (`import_n`,`position`);
--> statement
CREATE INDEX `import_rows_state` ON `import_rows` (`import_n`,`state`,`position`);
--> statement
CREATE TABLE `import_columns` (
	`n` integer PRIMARY KEY NOT NULL,
	`account_n` integer NOT NULL,
	`heading` text NOT NULL,
	`target` text NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `import_columns_heading` ON `import_columns` (`account_n`,`heading`);
--> statement
CREATE TABLE `saved_views` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_n` integer NOT NULL,
	`member` text NOT NULL,
	`shared` integer NOT NULL,
	`name` text NOT NULL,
	`shows` text NOT NULL,
	`created` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `saved_views_id` ON `saved_views` (`id`);
--> statement
CREATE INDEX `saved_views_account` ON `saved_views` (`account_n`,`n`);
