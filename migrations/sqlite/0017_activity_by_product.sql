DROP INDEX `activity_product`;
--> statement
ALTER TABLE `activity` ADD `product_n` integer;
--> statement
UPDATE `activity` SET `product_n` = told.product_n FROM (
  SELECT n, CASE
    WHEN action LIKE 'product.%' THEN (SELECT n FROM products WHERE dataset_n = a.dataset_n AND id = a.object)
    WHEN product IS NOT NULL THEN (SELECT n FROM products WHERE dataset_n = a.dataset_n AND id = a.product)
    WHEN action LIKE 'batch.%' THEN (SELECT product_n FROM batches WHERE dataset_n = a.dataset_n AND id = a.object)
    WHEN action LIKE 'passport.%' THEN (SELECT product_n FROM passports WHERE dataset_n = a.dataset_n AND id = a.object)
    WHEN action LIKE 'item.%' THEN (
      SELECT product_n FROM item_runs WHERE dataset_n = a.dataset_n AND created_ms = (
        SELECT sum((instr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(a.object, place.value, 1)) - 1) << (5 * (10 - place.value)))
        FROM json_each('[1,2,3,4,5,6,7,8,9,10]') AS place))
    WHEN action LIKE 'data_request.%' THEN (
      SELECT product_n FROM data_requests WHERE dataset_n = a.dataset_n AND id = a.object)
    WHEN action LIKE 'lifecycle_event.%' AND action <> 'lifecycle_event.file_downloaded' THEN (
      SELECT coalesce(i.product_n, s.product_n) FROM lifecycle_events e
        LEFT JOIN items i ON i.n = e.item_n LEFT JOIN passports s ON s.n = e.passport_n
        WHERE e.dataset_n = a.dataset_n AND e.id = a.object)
    WHEN says_nothing AND action <> 'document.read' THEN (
      SELECT product_n FROM documents WHERE dataset_n = a.dataset_n AND id = a.object)
  END AS product_n
  FROM (
    SELECT n, dataset_n, `entry` ->> 'action' AS action, `entry` ->> 'object' AS object,
      `entry` -> 'details' ->> 'product' AS product, `entry` -> 'details' -> 'product' IS NULL AS says_nothing
    FROM activity WHERE dataset_n IS NOT NULL
  ) AS a
  WHERE substr(action, 1, instr(action, '.') - 1) IN ('product', 'batch', 'passport', 'item', 'document', 'suggestion', 'data_request', 'lifecycle_event')
) AS told WHERE told.n = `activity`.n;
--> statement
CREATE INDEX `activity_product` ON `activity` (`dataset_n`,`product_n`,`n`) WHERE product_n is not null;
