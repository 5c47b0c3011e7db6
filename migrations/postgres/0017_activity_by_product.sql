DROP INDEX "activity_product";
--> statement
ALTER TABLE "activity" ADD COLUMN "product_n" bigint;
--> statement
UPDATE "activity" SET "product_n" = told.product_n FROM (
  SELECT n, CASE
    WHEN action LIKE 'product.%' THEN (SELECT n FROM products WHERE dataset_n = a.dataset_n AND id = a.object)
    WHEN product IS NOT NULL THEN (SELECT n FROM products WHERE dataset_n = a.dataset_n AND id = a.product)
    WHEN action LIKE 'batch.%' THEN (SELECT product_n FROM batches WHERE dataset_n = a.dataset_n AND id = a.object)
    WHEN action LIKE 'passport.%' THEN (SELECT product_n FROM passports WHERE dataset_n = a.dataset_n AND id = a.object)
    WHEN action LIKE 'item.%' THEN (
      SELECT product_n FROM item_runs WHERE dataset_n = a.dataset_n AND created_ms = (
        SELECT sum((position(substr(a.object, place, 1) IN '0123456789ABCDEFGHJKMNPQRSTVWXYZ') - 1)::bigint << (5 * (10 - place)))::bigint
        FROM generate_series(1, 10) AS place))
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
    SELECT n, dataset_n, "entry"::json ->> 'action' AS action, "entry"::json ->> 'object' AS object,
      "entry"::json -> 'details' ->> 'product' AS product, "entry"::json -> 'details' -> 'product' IS NULL AS says_nothing
    FROM activity WHERE dataset_n IS NOT NULL
  ) AS a
  WHERE split_part(action, '.', 1) IN ('product', 'batch', 'passport', 'item', 'document', 'suggestion', 'data_request', 'lifecycle_event')
) AS told WHERE told.n = "activity".n;
--> statement
CREATE INDEX "activity_product" ON "activity" USING btree ("dataset_n","product_n","n") WHERE product_n is not null;
