ALTER TABLE "suggestions" ADD COLUMN "box" text;
