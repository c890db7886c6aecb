-- A sign-out at the outside provider may name nothing but the provider and its own session.
CREATE INDEX "sessions_provider_sid" ON "sessions" (("sess" ->> 'issuer'), ("sess" ->> 'providerSid'));
