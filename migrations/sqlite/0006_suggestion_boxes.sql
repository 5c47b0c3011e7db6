ALTER TABLE `suggestions` ADD `box` text;
