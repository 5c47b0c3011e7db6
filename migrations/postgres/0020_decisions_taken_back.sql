ALTER TABLE "suggestions" ADD COLUMN "step" text;
