-- A running server compares the migrations with its build over the connections it has, which take this role.
DO $$
BEGIN
  IF to_regclass('public._prisma_migrations') IS NOT NULL THEN
    GRANT SELECT ON public._prisma_migrations TO reckoner_platform;
  END IF;
END $$;
