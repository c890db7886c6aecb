interface DeliveredFrom {
  readonly id: string;
  readonly createdAt: Date;
  readonly source: string;
  readonly landingPageId?: string;
  readonly calculatorId?: string;
  readonly website?: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The body that a webhook received for a lead. */
export function queuedBody(id: string, { id: leadId, createdAt, source, values, ...from }: DeliveredFrom): string {
  const data = {
    id: leadId,
    createdAt,
    source,
    page: from.landingPageId ?? null,
    calculator: from.calculatorId ?? null,
    website: from.website ?? null,
    answers: Object.entries(values).map(([label, value]) => ({ label, value })),
  };
  return JSON.stringify({ id, type: 'lead.created', createdAt, data });
}
