-- What the shop's search looks at. Prisma's language has no index on an expression, and leaves one
-- alone that it finds. lib/catalogue/internal/search-sql.ts asks by the same expression.
CREATE INDEX "products_search" ON "products" USING GIN (("name" || ' ' || "description") gin_trgm_ops);
