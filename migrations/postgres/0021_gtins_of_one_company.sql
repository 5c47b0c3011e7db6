CREATE TABLE "gs1_gtins" (
	"gtin14" text COLLATE "C" PRIMARY KEY NOT NULL,
	"dataset_n" bigint NOT NULL
);
--> statement
INSERT INTO gs1_gtins (gtin14, dataset_n) SELECT substr("key", 5, 14), dataset_n FROM gs1_keys WHERE true ORDER BY length("key"), dataset_n ON CONFLICT DO NOTHING;
