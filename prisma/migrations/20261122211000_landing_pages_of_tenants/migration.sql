-- An administrator builds and publishes the landing pages of the own tenant.
GRANT INSERT ("id", "tenant_id", "name", "template_id", "config", "is_published", "path", "seo_title", "seo_description", "seo_keywords",
  "analytics_id", "facebook_pixel_id", "revision", "created_at", "updated_at") ON "landing_pages" TO reckoner_tenant;
GRANT UPDATE ("name", "config", "published_config", "is_published", "published_at", "subdomain", "path", "seo_title", "seo_description",
  "seo_keywords", "analytics_id", "facebook_pixel_id", "revision", "updated_at") ON "landing_pages" TO reckoner_tenant;
