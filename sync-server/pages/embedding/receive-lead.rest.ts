import * as z from 'zod/mini';
import { embedTexts } from '#contract/pages/embed-look.ts';
import { EmbeddedLead, trapName } from '#contract/pages/embedded-lead.ts';
import { embeddingTexts } from '#contract/tenants/embedding.ts';
import { Id } from '#contract/values/id.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { isUnstorable, parseStrictJson } from '#server/core/http/requests/strict-json.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import { storeSubmission } from '#server/pages/form-submissions/store-submission.ts';
import { findEmbedded } from './find-embedded.ts';

const Input = z.strictObject({ tenantId: Id, calculatorId: z.string().check(z.maxLength(100)) });

/** The form below an embedded calculator, sent by a frame of ours or by a website that the tenant has named. */
export const embeddedLeadCalls = [
  restEntry({
    method: 'POST',
    path: '/api/embedded/{tenantId}/{calculatorId}/leads',
    operation: 'embedding.send',
    summary: 'Take a message from the form of an embedded calculator',
    example: { message: embedTexts.sent },
    input: Input,
    signedBody: true,
    handler: async ({ deps, rawBody, requestId, headers }: RestContext<BaseDeps>, { tenantId, calculatorId }) => {
      const { origins = [], settings } = (await findEmbedded(deps.db, tenantId, calculatorId)) ?? {};
      const origin = headers.get('origin') ?? '';
      const isWebsite = origins.includes(origin);
      const answer = (status: number, message: string) =>
        Response.json(
          { message },
          { status, headers: { vary: 'origin', ...(isWebsite ? { 'access-control-allow-origin': origin } : {}) } },
        );
      // The page of a frame is shown only inside websites that the tenant has named.
      const isFrame = headers.get('sec-fetch-site') === 'same-origin' && origins.length > 0;
      if (settings === undefined || !(isWebsite || isFrame)) return answer(404, embedTexts.notEmbedded);
      const json = parseStrictJson(new TextDecoder().decode(rawBody));
      const read = EmbeddedLead.safeParse(json.ok ? json.value : undefined);
      if (!read.success || isUnstorable(JSON.stringify(read.data)))
        return answer(400, read.error?.issues[0]?.message ?? embedTexts.sendFailed);
      const { [trapName]: trap, figures, name, email, phone, message, website, consentText } = read.data;
      // Only programs fill in the invisible field. They are thanked, too.
      if (trap !== '') return answer(200, embedTexts.sent);
      // The tenant keeps the sentence as proof, so it must be the one that the visitor saw.
      if (consentText !== undefined && consentText !== settings.consent) return answer(409, embeddingTexts.otherConsent);
      const answers = [
        { label: 'Name', value: name },
        { label: 'Email', value: email },
        { label: 'Phone', value: phone },
        { label: 'Message', value: message },
        { label: 'Figures', value: figures.map(({ label, value }) => `${label}: ${value}`).join('\n') },
      ].filter(({ value }) => value !== '');
      await deps.changes.runAsPlatform(platformActor(requestId, deps.clock(), undefined), async (change) => {
        await storeSubmission(change, {
          tenantId,
          from: {
            kind: 'calculator',
            id: calculatorId,
            title: settings.calculator.title,
            consent: settings.consent,
            website: isWebsite ? origin : (origins.find((named) => named === website) ?? null),
          },
          values: Object.fromEntries(answers.map(({ label, value }) => [label, value])),
          answers,
        });
        return done(null);
      });
      return answer(200, embedTexts.sent);
    },
  }),
];
