CREATE TABLE `item_tags` (
	`n` integer PRIMARY KEY NOT NULL,
	`dataset_n` integer NOT NULL,
	`item_n` integer NOT NULL,
	`uid` text NOT NULL,
	`bound` integer NOT NULL
) STRICT;
--> statement
CREATE UNIQUE INDEX `item_tags_item` ON `item_tags` (`item_n`);
--> statement
CREATE UNIQUE INDEX `item_tags_dataset_uid` ON `item_tags` (`dataset_n`,`uid`);
