-- CreateTable
CREATE TABLE "page_versions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "page" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "changed_by" UUID,

    CONSTRAINT "page_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "page_versions_page_changed_at_id_idx" ON "page_versions"("page", "changed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "page_versions_changed_by_idx" ON "page_versions"("changed_by");

-- AddForeignKey
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The newest row of a page counts, and the older ones are its history. On a new database
-- scripts/compose/roles.sql runs before this table is made, and again at each start.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop')
    AND (SELECT tableowner FROM pg_tables WHERE tablename = 'page_versions' AND schemaname = 'public') <> 'shop' THEN
    REVOKE UPDATE, DELETE ON page_versions FROM shop;
  END IF;
END $$;
