ALTER TABLE "items" DROP CONSTRAINT "items_pkey";
--> statement
ALTER TABLE "items" ADD CONSTRAINT "items_pkey" PRIMARY KEY USING INDEX "items_uid";
--> statement
CREATE UNIQUE INDEX "items_n" ON "items" USING btree ("n");
