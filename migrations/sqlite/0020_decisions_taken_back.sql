ALTER TABLE `suggestions` ADD `step` text;
