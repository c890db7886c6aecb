-- The content of a picture may lie in a bucket. A build before this one serves the others as always, and none of those in the bucket.
ALTER TABLE "pictures" ALTER COLUMN "content" DROP NOT NULL;
