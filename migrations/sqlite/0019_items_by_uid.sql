CREATE TABLE `__new_items` (
	`n` integer NOT NULL,
	`uid` blob PRIMARY KEY NOT NULL,
	`product_n` integer NOT NULL,
	`run_n` integer NOT NULL,
	`serial` text COLLATE NOCASE NOT NULL,
	`state` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement
INSERT INTO `__new_items`("n", "uid", "product_n", "run_n", "serial", "state") SELECT "n", "uid", "product_n", "run_n", "serial", "state" FROM `items` INDEXED BY `items_uid` ORDER BY "uid";
--> statement
DROP TABLE `items`;
--> statement
ALTER TABLE `__new_items` RENAME TO `items`;
--> statement
CREATE UNIQUE INDEX `items_n` ON `items` (`n`);
--> statement
CREATE UNIQUE INDEX `items_product_serial` ON `items` (`product_n`,`serial`);
--> statement
CREATE INDEX `items_run` ON `items` (`run_n`,`n`);
