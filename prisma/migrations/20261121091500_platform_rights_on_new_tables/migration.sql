-- A table that a later migration makes is the platform's without another word. A tenant gets rights on it only by name.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO reckoner_platform;
