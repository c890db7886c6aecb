// Written by `npm run generate` from the OpenAPI document. Not edited by hand.
/**
 * Financial calculators for tenants
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "https://calculators.example"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "https://calculators.example"
};
export type AuditRecord = {
    id: string;
    at: string;
    actorId: string | null;
    actorName: string | null;
    actorRole: string | null;
    impersonatorId: string | null;
    impersonatorName: string | null;
    tenantId: string | null;
    action: string;
    objectKind: string;
    objectId: string | null;
    requestId: string | null;
    before: unknown;
    after: unknown;
};
export type Problem = {
    "type": string;
    title: string;
    status: number;
    detail: string;
    code: "InputInvalid" | "Unauthorized" | "Forbidden" | "FreshSignInNeeded" | "NotFound" | "MethodNotAllowed" | "Conflict" | "KeyReused" | "RevisionOutdated" | "LimitReached" | "TeamFull" | "AlreadyMember" | "AlreadyInvited" | "NotPending" | "InvitationNotFound" | "InvitationExpired" | "InvitationUsed" | "InvitationUsedInactive" | "RecipientMismatch" | "SignInRequired" | "InviterGone" | "TenantSuspended" | "UserDeactivated" | "DeviceRevoked" | "SelfDeletion" | "LastOwner" | "LastAdmin" | "SubdomainTaken" | "DomainTaken" | "CodeTaken" | "Blocked" | "Expired" | "ClientTooOld" | "OutOfOrder" | "TooLarge" | "TooManyRequests" | "UnsupportedMedia" | "NotEnabled" | "Unavailable" | "Fault";
    fields?: {
        [key: string]: string;
    };
};
export type AuditChain = {
    records: number;
    brokenAt: string | null;
};
export type Contact = {
    supportEmail: string | null;
    salesEmail: string | null;
    privacyUrl: string | null;
    termsUrl: string | null;
};
export type PlatformSettingChange = {
    at: string;
    actorId: string | null;
    before: unknown;
    after: unknown;
};
export type PlatformSetting = {
    key: "ai.pricing" | "ai.rateLimits" | "billing" | "taxes" | "seller" | "contact" | "currency";
    value: unknown;
    updatedAt: string | null;
    history: PlatformSettingChange[];
};
export type AcceptedInvitation = {
    email: string;
    tenantName: string;
};
export type InvitationNotice = {
    message: string;
};
export type InvitationLook = {
    email: string;
    firstName: string;
    lastName: string;
    tenantName: string;
    role: "user" | "tenant_admin";
    expiresAt: string;
    hasAccount: boolean;
    signedInAs: string | null;
};
export type ApiToken = {
    id: string;
    tenantId: string;
    name: string;
    scopes: string[];
    createdBy: string | null;
    createdAt: string;
    lastUsedAt: string | null;
    expiresAt: string | null;
    revokedAt: string | null;
};
export type NewApiToken = {
    id: string;
    tenantId: string;
    name: string;
    scopes: string[];
    createdBy: string | null;
    createdAt: string;
    lastUsedAt: string | null;
    expiresAt: string | null;
    revokedAt: string | null;
    secret: string;
};
export type Membership = {
    tenantId: string;
    tenantName: string;
    subdomain: string;
    role: "user" | "tenant_admin";
    tenantStatus: "active" | "trial" | "suspended" | "cancelled";
};
export type Impersonation = {
    ownerEmail: string;
    endsAt: string;
    readOnly: boolean;
};
export type CurrentUser = {
    id: string;
    email: string;
    firstName: string | null;
    lastName: string | null;
    profileImageUrl: string | null;
    role: "platform_owner" | "tenant_admin" | "user";
    isActive: boolean;
    memberships: Membership[];
    impersonation?: Impersonation;
    lease: string;
};
export type ImpersonationNotice = {
    isActive: boolean;
};
export type SealKey = {
    key: string;
};
export type AppBuildReported = {
    build: string;
};
export type Invitation = {
    id: string;
    email: string;
    tenantId: string;
    tenantName: string;
    invitedBy: string | null;
    role: "user" | "tenant_admin";
    status: "pending" | "accepted" | "expired" | "cancelled";
    sentAt: string | null;
    acceptedAt: string | null;
    expiresAt: string;
    resendCount: number;
    lastSentAt: string | null;
    createdAt: string;
};
export type MassInviteAnswer = {
    sent: number;
    results: {
        email: string;
        status: "sent" | "refused";
        message: string;
    }[];
};
export type InvitationCounts = {
    total: number;
    pending: number;
    accepted: number;
    ended: number;
};
export type UserMembership = {
    tenantId: string;
    tenantName: string;
    role: "user" | "tenant_admin";
};
export type PlatformUser = {
    id: string;
    email: string;
    firstName: string | null;
    lastName: string | null;
    profileImageUrl: string | null;
    role: "platform_owner" | "tenant_admin" | "user";
    isActive: boolean;
    lastLoginAt: string | null;
    invitedAt: string | null;
    createdAt: string;
    memberships: UserMembership[];
};
export type TeamMember = {
    id: string;
    email: string;
    firstName: string | null;
    lastName: string | null;
    profileImageUrl: string | null;
    role: "platform_owner" | "tenant_admin" | "user";
    isActive: boolean;
    lastLoginAt: string | null;
    invitedAt: string | null;
    createdAt: string;
    tenantId: string;
    memberRole: "user" | "tenant_admin";
    invitationId: string | null;
};
export type TenantUser = {
    id: string;
    email: string;
    firstName: string | null;
    lastName: string | null;
    role: "user" | "tenant_admin";
    isActive: boolean;
    tenantId: string;
    tenantName: string;
};
export type DeletedUser = {
    id: string;
    deleted: boolean;
};
export type UserRole = {
    id: string;
    role: "platform_owner" | "tenant_admin" | "user";
};
export type UserActivity = {
    id: string;
    isActive: boolean;
};
export type LanguageChoice = {
    language: ("en" | "de") | null;
};
export type QuickAction = {
    path: string;
    label: string;
    icon: string;
};
export type QuickActions = {
    quickActions: QuickAction[];
};
export type TenantAiCalls = {
    id: string;
    name: string;
    subdomain: string;
    callsThisMonth: number;
    totalCalls: number;
};
export type AiCallsOfDay = {
    day: string;
    calls: number;
};
export type AiCallsOfPerson = {
    userId: string | null;
    name: string | null;
    calls: number;
};
export type AiUsageDetails = {
    callsThisMonth: number;
    days: AiCallsOfDay[];
    people: AiCallsOfPerson[];
};
export type Calculator = {
    id: string;
    title: string;
    description: string;
    category: string;
    suite: string;
    icon: string;
    isActive: boolean;
    sortOrder: number;
};
export type TenantCalculator = {
    tenantId: string;
    calculatorId: string;
    isEnabled: boolean;
    addedAt: string;
};
export type CalculatorUsage = {
    current: number;
    limit?: number;
    remaining?: number;
};
export type AiPrice = {
    pricePerCall: string;
    minimumCents: number;
    mostCents: number;
};
export type AiAllowance = {
    callsThisMonth: number;
    callsInPeriod: number;
    periodStart: string;
    periodEnd: string;
    callsIncluded: number | null;
    pricePerCallAbove: number | null;
    priceAbove: AiPrice | null;
};
export type ExplanationTerms = {
    service: string | null;
    model: string | null;
    allowance: AiAllowance;
};
export type CouponPreview = {
    code: string;
    planName: string;
    priceCents: number;
    discountedCents: number;
    freeTrialDays: number;
};
export type PlanRequestNotice = {
    message: string;
};
export type SubscriptionPrice = {
    planName: string;
    interval: "month" | "year";
    priceCents: number;
    discountedCents: number;
    dueCents: number;
    freeTrialDays: number;
    couponCode?: string;
    couponMonths?: number;
    nextPaymentAt?: string;
    aiPrice?: AiPrice | null;
};
export type SubscriptionStart = {
    clientSecret?: string;
    publishableKey?: string;
    price?: SubscriptionPrice;
};
export type PaymentConfirmation = {
    received: boolean;
};
export type PlanChange = {
    kind: "subscribe" | "upgrade" | "downgrade" | "interval" | "current";
    planId: string;
    planName: string;
    amountDueCents: number;
    priceCents: number;
    interval: "month" | "year";
    effectiveAt: string | null;
    quotedAt?: string | null;
    lostCoupon?: string | null;
    aiPrice?: AiPrice | null;
    calculatorsUsed: number;
    calculatorLimit: number | null;
    calculatorIds: string[];
};
export type SubscriptionState = {
    status: string;
    planName: string;
    priceCents: number;
    interval: "month" | "year";
    currentPeriodEnd: string | null;
    cancelAtPeriodEnd: boolean;
    resumesAt: string | null;
    pendingPlanName: string | null;
    waitingPlanName?: string | null;
    clientSecret?: string | null;
    publishableKey?: string;
};
export type BillingDetails = {
    company: string;
    address: string;
    taxId: string;
    country?: string;
    region?: string;
};
export type PaymentMethod = {
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
};
export type CreditChange = {
    "number": string | null;
    cents: number;
    createdAt: string;
};
export type PlanRequest = {
    email: string;
    askedAt: string;
};
export type InvoiceEntry = {
    kind: "plan" | "ai" | "coupon" | "tax" | "credit" | "balance";
    description: string;
    amount: string;
};
export type InvoiceBuyer = {
    tenantName: string;
    email: string | null;
    company: string;
    address: string;
    taxId: string;
    country?: string;
    region?: string;
};
export type Seller = {
    name: string;
    address: string;
    taxId: string;
    country?: string;
};
export type Invoice = {
    id: string;
    "number": string | null;
    kind: "invoice" | "credit_note";
    amount: string;
    currency: string;
    status: "pending" | "paid" | "void" | "uncollectible";
    refundProblem?: string | null;
    isBankAsking?: boolean;
    dispute?: string | null;
    lines: InvoiceEntry[];
    buyer: InvoiceBuyer;
    seller: Seller;
    periodStart: string | null;
    periodEnd: string | null;
    dueDate: string | null;
    paidAt: string | null;
    createdAt: string;
};
export type BillingAccount = {
    details: BillingDetails;
    billingEmail: string | null;
    paymentMethod: PaymentMethod | null;
    takesTestCards: boolean;
    graceEndsAt: string | null;
    isReadOnly: boolean;
    isDunningPaused: boolean;
    nextInvoiceAt: string | null;
    nextInvoiceCents: number | null;
    allowance: AiAllowance;
    creditCents: number;
    creditHistory: CreditChange[];
    planRequests: PlanRequest[];
    invoices: Invoice[];
};
export type PaymentMethodChange = {
    clientSecret: string | null;
    publishableKey?: string;
    paymentMethod: PaymentMethod | null;
};
export type PaidInvoices = {
    paid: number;
    open: number;
    isWaiting?: boolean;
    clientSecret?: string | null;
    publishableKey?: string;
};
export type DunningState = {
    isPaused: boolean;
    pastDueSince: string | null;
    isReadOnly: boolean;
};
export type BillingLogEntry = {
    id: string;
    tenantId: string;
    "type": string;
    data: unknown;
    createdAt: string;
};
export type BookedInvoice = {
    id: string;
    "number": string | null;
    kind: "invoice" | "credit_note";
    amount: string;
    currency: string;
    status: "pending" | "paid" | "void" | "uncollectible";
    refundProblem?: string | null;
    isBankAsking?: boolean;
    dispute?: string | null;
    lines: InvoiceEntry[];
    buyer: InvoiceBuyer;
    seller: Seller;
    periodStart: string | null;
    periodEnd: string | null;
    dueDate: string | null;
    paidAt: string | null;
    createdAt: string;
    tenantId: string;
    isTenantDeleted: boolean;
    tax: string;
};
export type CreditNote = {
    id: string;
    "number": string;
    amountCents: number;
};
export type Coupon = {
    id: string;
    code: string;
    name: string;
    "type": "percentage" | "fixed_amount" | "free_trial";
    value: string;
    freeTrialDays: number | null;
    duration: "once" | "repeating" | "forever";
    durationInMonths: number | null;
    usageLimit: number | null;
    usageCount: number;
    isActive: boolean;
    startsAt: string | null;
    expiresAt: string | null;
    applicablePlans: string[];
    createdAt: string;
};
export type CouponUsesOfDay = {
    day: string;
    uses: number;
};
export type CouponUse = {
    tenantName: string;
    redeemedAt: string;
};
export type CouponUsage = {
    uses: number;
    days: CouponUsesOfDay[];
    tenants: CouponUse[];
};
export type Plan = {
    id: string;
    name: string;
    description: string | null;
    basePrice: string;
    annualPrice: string | null;
    annualDiscount: number | null;
    calculatorLimit: number | null;
    aiCallsIncluded: number;
    aiUnlimited: boolean;
    aiPricePerCall?: string | null;
    aiPrice?: AiPrice | null;
    maxUsers: number | null;
    customDomain: boolean;
    whiteLabel: boolean;
    prioritySupport: boolean;
    answerHours?: number | null;
    isActive: boolean;
    sortOrder: number;
};
export type PlatformCurrency = {
    code: "AED" | "AUD" | "BRL" | "CAD" | "CHF" | "CLP" | "CZK" | "DKK" | "EUR" | "GBP" | "HKD" | "ILS" | "INR" | "JPY" | "KRW" | "KWD" | "MXN" | "NOK" | "NZD" | "PLN" | "RON" | "SAR" | "SEK" | "SGD" | "THB" | "TRY" | "USD" | "VND" | "XOF" | "ZAR";
};
export type UpdatedPlan = {
    id: string;
    name: string;
    description: string | null;
    basePrice: string;
    annualPrice: string | null;
    annualDiscount: number | null;
    calculatorLimit: number | null;
    aiCallsIncluded: number;
    aiUnlimited: boolean;
    aiPricePerCall?: string | null;
    aiPrice?: AiPrice | null;
    maxUsers: number | null;
    customDomain: boolean;
    whiteLabel: boolean;
    prioritySupport: boolean;
    answerHours?: number | null;
    isActive: boolean;
    sortOrder: number;
    tenantsAboveLimit: number;
};
export type DeletedTenant = {
    id: string;
    deletedUsers: number;
    keptUsers: number;
    movedUsers: number;
};
export type DomainProof = {
    "type": "TXT";
    name: string;
    value: string;
};
export type TenantDomain = {
    id: string;
    tenantId: string;
    domain: string;
    state: "valid" | "invalid" | "conflicting" | "pending" | "not_found";
    record: DomainProof;
    observed: string[];
    checkedAt: string | null;
    verifiedAt: string | null;
    failingSince: string | null;
    suspendsAt: string | null;
    lostAt: string | null;
    expiresAt: string | null;
    createdAt: string;
};
export type SentDomainInstructions = {
    id: string;
    email: string;
};
export type TenantIcons = {
    tenantId: string;
    iconAddress: string | null;
};
export type BuriedTenant = {
    id: string;
    name: string;
    subdomain: string;
    deletedAt: string;
    purgeAfter: string;
};
export type RestoredTenant = {
    id: string;
    name: string;
    subdomain: string;
    restoredUsers: number;
    memberships: number;
    subscriptionEnded: boolean;
};
export type SignUpNotice = {
    message: string;
};
export type SubdomainAnswer = {
    subdomain: string;
    problem: string | null;
};
export type SignUpLook = {
    email: string;
    firmName: string;
    subdomain: string;
    expiresAt: string;
};
export type CompletedSignUp = {
    email: string;
    firmName: string;
    subdomain: string;
    trialEndsAt: string;
};
export type SupportRequest = {
    id: string;
    subject: string;
    message: string;
    asker: string | null;
    answerHours: number;
    dueAt: string;
    answeredAt: string | null;
    answeredBy: string | null;
    createdAt: string;
};
export type SupportPromise = {
    answerHours: number;
    isPriority: boolean;
};
export type QueuedSupportRequest = {
    id: string;
    subject: string;
    message: string;
    asker: string | null;
    answerHours: number;
    dueAt: string;
    answeredAt: string | null;
    answeredBy: string | null;
    createdAt: string;
    tenantId: string;
    tenantName: string;
    plan: string | null;
    isPriority: boolean;
};
export type Tenant = {
    id: string;
    name: string;
    subdomain: string;
    customDomain: string | null;
    ownerId: string | null;
    ownerName: string | null;
    planId: string | null;
    planName: string | null;
    templateId: string | null;
    status: "active" | "trial" | "suspended" | "cancelled";
    trialEndsAt: string | null;
    billingEmail: string | null;
    billingState?: ("past_due" | "read_only") | null;
    userCount: number;
    calculatorCount: number;
    nameHeldAt: string | null;
    nameRefusal: string | null;
    createdAt: string;
};
export type TenantPlan = {
    id: string;
    name: string;
    basePrice: string;
    annualPrice: string | null;
    calculatorLimit: number | null;
    aiCallsIncluded: number;
};
export type TenantSubscription = {
    status: string;
    currentPeriodEnd: string | null;
    cancelAtPeriodEnd: boolean;
    resumesAt: string | null;
    price: string | null;
    yearlyPrice?: string | null;
    pendingPlanName: string | null;
};
export type TenantFigures = {
    activeUsers: number;
    calculators: number;
    aiCallsThisMonth: number;
};
export type TenantInfo = {
    id: string;
    name: string;
    subdomain: string;
    customDomain: string | null;
    status: "active" | "trial" | "suspended" | "cancelled";
    trialEndsAt: string | null;
    createdAt: string;
    billingEmail: string | null;
    brand: {
        accent?: string;
        headerColor?: string;
        logoText?: string;
        logoUrl?: string;
        logoDarkUrl?: string;
        cornerRadius?: "none" | "small" | "medium" | "large";
        font?: "inter" | "system" | "humanist" | "rounded" | "serif";
        language?: "en" | "de";
        disclaimer?: string;
    };
    assumptions: {
        inflation?: number;
        "return"?: number;
        lifeExpectancy?: number;
        figures?: string;
        returnCap?: number;
    };
    plan: TenantPlan | null;
    subscription: TenantSubscription | null;
    rights: ("branding" | "customDomain" | "webhooks" | "api" | "ownMails" | "prioritySupport")[];
    usage: TenantFigures;
    calculatorIds: string[];
};
export type MyTenant = {
    id: string;
    name: string;
    subdomain: string;
    customDomain: string | null;
    status: "active" | "trial" | "suspended" | "cancelled";
    trialEndsAt: string | null;
    createdAt: string;
    role: "user" | "tenant_admin";
    planName: string | null;
};
export type DeletionLoss = {
    id: string;
    deletedUsers: number;
    keptUsers: number;
    calculators: number;
    pendingInvitations: number;
    landingPages: number;
};
export type TenantSettings = {
    tenantId: string;
    assumptions: {
        inflation?: number;
        "return"?: number;
        lifeExpectancy?: number;
        figures?: "2024" | "2025" | "2026" | "spec";
        returnCap?: number;
    };
    brand: {
        accent?: string;
        headerColor?: string;
        logoText?: string;
        logoUrl?: string;
        logoDarkUrl?: string;
        cornerRadius?: "none" | "small" | "medium" | "large";
        font?: "inter" | "system" | "humanist" | "rounded" | "serif";
        language?: "en" | "de";
        disclaimer?: string;
    };
    offlineDays: number | null;
    visitDays: number | null;
    needsSecondStep: boolean | null;
    embedding: {
        origins?: string[];
        consent?: string;
    };
    contact: {
        supportEmail?: string;
        salesEmail?: string;
        privacyUrl?: string;
        termsUrl?: string;
    };
};
export type AbTestEvidence = {
    controlVisitors: number;
    controlSuccesses: number;
    variantVisitors: number;
    variantSuccesses: number;
    chanceToWin: number;
    expectedLoss: number;
    low: number;
    high: number;
    splitP: number;
    isSplitAlarm: boolean;
};
export type AbTestRow = {
    id: string;
    name: string;
    pageId: string;
    pageName: string;
    status: "draft" | "running" | "paused" | "completed";
    trafficSplit: number;
    goal: string;
    plannedVisitors: number;
    startDate: string | null;
    endDate: string | null;
    controlId: string;
    variantId: string;
    variantName: string;
    winnerVariant: string | null;
    evidence: AbTestEvidence;
    createdAt: string;
};
export type ListedLandingPage = {
    id: string;
    name: string;
    isPublished: boolean;
    publishedAt: string | null;
    domain: string | null;
    subdomain: string | null;
    path: string;
    revision: number;
    publishAt: string | null;
    publishPath: string | null;
    unpublishAt: string | null;
    scheduleProblem: string | null;
    takenDownAt: string | null;
    takenDownReason: string | null;
    createdAt: string;
    updatedAt: string;
    tenantId: string | null;
    firm: string | null;
    isTrial: boolean;
    reports: number;
};
export type SavedPage = {
    id: string;
    revision: number;
};
export type LandingPage = {
    id: string;
    name: string;
    isPublished: boolean;
    publishedAt: string | null;
    domain: string | null;
    subdomain: string | null;
    path: string;
    revision: number;
    publishAt: string | null;
    publishPath: string | null;
    unpublishAt: string | null;
    scheduleProblem: string | null;
    takenDownAt: string | null;
    takenDownReason: string | null;
    createdAt: string;
    updatedAt: string;
    templateId: string | null;
    config: unknown;
    seoTitle: string | null;
    seoDescription: string | null;
    seoKeywords: string | null;
    analyticsId: string | null;
    facebookPixelId: string | null;
    conversionGoal: string | null;
};
export type LandingPageHeading = {
    id: string;
    name: string;
    isPublished: boolean;
    publishedAt: string | null;
    domain: string | null;
    subdomain: string | null;
    path: string;
    revision: number;
    publishAt: string | null;
    publishPath: string | null;
    unpublishAt: string | null;
    scheduleProblem: string | null;
    takenDownAt: string | null;
    takenDownReason: string | null;
    createdAt: string;
    updatedAt: string;
};
export type FunnelStep = {
    id: string;
    name: string;
    kind: "view" | "seen" | "click" | "send";
    component: string | null;
    isRequired: boolean;
};
export type Funnel = {
    steps: FunnelStep[];
};
export type LandingPageCard = {
    id: string;
    name: string;
    isPublished: boolean;
    publishedAt: string | null;
    domain: string | null;
    subdomain: string | null;
    path: string;
    revision: number;
    publishAt: string | null;
    publishPath: string | null;
    unpublishAt: string | null;
    scheduleProblem: string | null;
    takenDownAt: string | null;
    takenDownReason: string | null;
    createdAt: string;
    updatedAt: string;
    visitors: number;
    senders: number;
    leads: number;
    picture: string;
};
export type FormAnswer = {
    label: string;
    value: string;
};
export type FormSubmissionEntry = {
    id: string;
    pageName: string;
    pageId: string | null;
    calculatorId: string | null;
    website: string | null;
    answers: FormAnswer[];
    consent: string | null;
    createdAt: string;
};
export type LeadNotice = {
    message: string;
};
export type Lead = {
    id: string;
    kind: "sales" | "template";
    name: string;
    email: string;
    message: string;
    handledAt: string | null;
    createdAt: string;
};
export type PageDay = {
    day: string;
    views: number;
    visitors: number;
    conversions: number;
};
export type PageShare = {
    name: string;
    views: number;
    visitors: number;
};
export type FunnelFigure = {
    id: string;
    name: string;
    kind: "view" | "seen" | "click" | "send";
    component: string | null;
    isRequired: boolean;
    visitors: number;
};
export type PageFigures = {
    views: number;
    visitors: number;
    conversions: number;
    days: PageDay[];
    devices: PageShare[];
    sources: PageShare[];
    funnel: FunnelFigure[];
};
export type LandingTemplate = {
    id: string;
    name: string;
    description: string | null;
    category: string | null;
    industry: string | null;
    isFeatured: boolean;
    image: string | null;
    previewUrl: string;
    tags: string[];
};
export type LandingTemplateContent = {
    id: string;
    name: string;
    config: unknown;
};
export type Template = {
    id: string;
    name: string;
    description: string | null;
    category: string | null;
    thumbnailUrl: string | null;
    industry: string | null;
    isFeatured: boolean;
    tags: string[];
    usedBy: number;
    isActive: boolean;
    previewUrl: string;
    createdAt: string;
};
export type WebhookDelivery = {
    id: string;
    leadId: string;
    state: "waiting" | "delivered" | "failed";
    attempts: number;
    lastStatus: number | null;
    lastAnswer: string | null;
    attemptedAt: string | null;
    createdAt: string;
};
export type Webhook = {
    tenantId: string;
    url: string | null;
    switchedOffAt: string | null;
    oldSecretEndsAt: string | null;
    deliveries: WebhookDelivery[];
};
export type SavedWebhook = {
    tenantId: string;
    url: string | null;
    switchedOffAt: string | null;
    oldSecretEndsAt: string | null;
    deliveries: WebhookDelivery[];
    secret: string | null;
};
export type Job = {
    name: string;
    nextAt: string;
    finishedAt: string | null;
    isRunning: boolean;
    error: string | null;
};
export type BackgroundWork = {
    waitingEffects: number;
    deadEffects: number;
    overdueSeconds: number;
    waitingMails: number;
    failedMails: number;
    jobs: Job[];
};
export type StuckEffect = {
    id: string;
    "type": string;
    state: "dead" | "waiting";
    attempts: number;
    nextAt: string;
    lastError: string | null;
    tenantName: string | null;
    mail: string | null;
    createdAt: string;
};
export type RetriedEffects = {
    effects: number;
};
export type JobDue = {
    name: string;
    nextAt: string;
};
export type AppBuild = {
    build: string;
    isCurrent: boolean;
    sessions: number;
    lastSeenAt: string;
};
export type AppBuilds = {
    builds: AppBuild[];
};
export type DeviceError = {
    id: string;
    build: string;
    message: string;
    place: string;
    screen: string;
    browser: string;
    fatal: boolean;
    count: number;
    firstAt: string;
    lastAt: string;
};
export type DataCounts = {
    plans: number;
    templates: number;
    users: number;
    tenants: number;
};
export type ExportedData = {
    sqlScript: string;
    dataCounts: DataCounts;
};
export type AiStats = {
    totalCalls: number;
    callsThisMonth: number;
};
export type StatsChanges = {
    totalTenants: number | null;
    monthlyRevenue: number | null;
    aiCalls: number | null;
    users: number | null;
};
export type RecentTenant = {
    id: string;
    name: string;
    subdomain: string;
    status: "active" | "trial" | "suspended" | "cancelled";
    planName: string | null;
    createdAt: string;
};
export type Stats = {
    totalTenants: number;
    monthlyRevenue: number;
    ai: AiStats;
    users: number;
    calculators: number;
    changes: StatsChanges;
    recentTenants: RecentTenant[];
};
export type RevenueMovements = {
    newCents: number;
    expansionCents: number;
    contractionCents: number;
    churnCents: number;
    reactivationCents: number;
};
export type RevenueMonth = {
    month: string;
    recurringCents: number;
    movements: RevenueMovements;
    customers: number;
    churned: number;
    churnPercent: number | null;
    invoicedCents: number;
    collectedCents: number;
    aiCalls: number;
    aiCents: number;
};
export type OutstandingInvoices = {
    currentCents: number;
    upTo30Cents: number;
    upTo60Cents: number;
    upTo90Cents: number;
    over90Cents: number;
};
export type Revenue = {
    months: RevenueMonth[];
    collectedCents: number;
    outstanding: OutstandingInvoices;
    deferredCents: number;
};
export type TenantAiUsage = {
    callsCount: number;
    cost: string;
    billingPeriodStart: string;
    billingPeriodEnd: string;
};
export type TenantInvoice = {
    id: string;
    "number": string | null;
    amount: string;
    currency: string;
    status: "pending" | "paid" | "void" | "uncollectible";
    dueDate: string | null;
    paidAt: string | null;
    createdAt: string;
};
export type TenantUsage = {
    aiUsage: TenantAiUsage[];
    invoices: TenantInvoice[];
};
/**
 * Audit trail, the newest record first, a page at a time
 */
export function readAudit({ tenant, actor, action, kind, $object, $from, to, limit, cursor, q, sort }: {
    tenant?: string | "platform";
    actor?: string;
    action?: string;
    kind?: string;
    $object?: string;
    $from?: string;
    to?: string;
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AuditRecord[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/audit${QS.query(QS.explode({
        tenant,
        actor,
        action,
        kind,
        "object": $object,
        "from": $from,
        to,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Check that an audit trail is unchanged
 */
export function verifyAuditChain({ tenant }: {
    tenant?: string | "platform";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AuditChain;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/audit/chain${QS.query(QS.explode({
        tenant
    }))}`, {
        ...opts
    });
}
/**
 * Report of a browser about the content security policy of a page
 */
export function postApiCspReports(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/csp-reports", {
        ...opts,
        method: "POST"
    });
}
/**
 * @deprecated Use {@link postApiCspReports} instead.
 * Report of a browser about the content security policy of a page
 */
export function postApiCspReports2(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/csp-reports", {
        ...opts,
        method: "POST"
    });
}
/**
 * Addresses of support, sales, privacy, and terms for visitors
 */
export function readContact({ host, subdomain }: {
    host?: string;
    subdomain?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Contact;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/contact${QS.query(QS.explode({
        host,
        subdomain
    }))}`, {
        ...opts
    });
}
/**
 * A setting of the platform with its latest changes: ai.pricing, ai.rateLimits, billing, taxes, seller or currency
 */
export function readPlatformSetting(key: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PlatformSetting;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/settings/${encodeURIComponent(key)}`, {
        ...opts
    });
}
/**
 * Replace a setting of the platform
 */
export function writePlatformSetting(key: string, body: {
    value: unknown;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PlatformSetting;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/settings/${encodeURIComponent(key)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Complete the account of an invited person
 */
export function acceptInvitation(body: {
    firstName?: string;
    lastName?: string;
    password?: unknown & unknown & unknown;
    token: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AcceptedInvitation;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/auth/accept-invitation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Decline an invitation
 */
export function declineInvitation(body: {
    token: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: InvitationNotice;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/auth/decline-invitation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ask the inviter for a new invitation; the answer is always the same
 */
export function requestNewInvitation(body?: {
    token?: string;
    email?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: InvitationNotice;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/auth/request-new-invitation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Whom a link invites where; a browser that opens it is led to the right page
 */
export function verifyInvitation({ token }: {
    token?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: InvitationLook;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/auth/verify-invitation${QS.query(QS.explode({
        token
    }))}`, {
        ...opts
    });
}
/**
 * The API tokens of a tenant, the newest first, those that were revoked among them
 */
export function listApiTokens({ tenant, limit, cursor, q, sort }: {
    tenant?: string;
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ApiToken[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/api-tokens${QS.query(QS.explode({
        tenant,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Create an API token of a tenant; its secret is answered this once
 */
export function createApiToken(body: {
    tenant?: string;
    name: string;
    scopes: ("firm:read" | "calculators:read" | "calculators:write" | "team:read" | "team:write" | "usage:read" | "explanations")[];
    days?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: NewApiToken;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/api-tokens", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Revoke an API token
 */
export function revokeApiToken(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ApiToken;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/api-tokens/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The signed-in person
 */
export function readCurrentUser(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CurrentUser;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/auth/user", {
        ...opts
    });
}
/**
 * View the app as another person
 */
export function startImpersonation(body: {
    userId: string;
    reason: string;
    readOnly?: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ImpersonationNotice;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/impersonation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Stop viewing the app as another person
 */
export function endImpersonation(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ImpersonationNotice;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/auth/impersonation", {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The key under which a device keeps unsent changes of a person who signs out
 */
export function readSealKey(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SealKey;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/sync/seal-key", {
        ...opts
    });
}
/**
 * Say which build of the app this session runs
 */
export function reportAppBuild(body: {
    build: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AppBuildReported;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/auth/app-build", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * A sign-out at the outside identity provider: a form with its signed logout_token
 */
export function postApiBackchannelLogout(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/backchannel-logout", {
        ...opts,
        method: "POST"
    });
}
/**
 * @deprecated Use {@link postApiBackchannelLogout} instead.
 * A sign-out at the outside identity provider: a form with its signed logout_token
 */
export function postApiBackchannelLogout2(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/backchannel-logout", {
        ...opts,
        method: "POST"
    });
}
/**
 * Invite one person into a team
 */
export function inviteUser(tenantId: string, body: {
    id?: string;
    email: string;
    role: "user" | "tenant_admin";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Invitation;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(tenantId)}/users/invite`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Invite up to 200 people at once, with a result for each
 */
export function inviteUsers(tenantId: string, body: {
    invitations: {
        email: string;
        role?: "user" | "tenant_admin";
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: MassInviteAnswer;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(tenantId)}/users/mass-invite`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send the pending invitation of an address again
 */
export function resendInvite(body: {
    email: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Invitation;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/users/resend-invite", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Every invitation of the platform, the newest first
 */
export function listInvitations({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Invitation[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/invitations${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Number of invitations on the platform, by status
 */
export function countInvitations(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: InvitationCounts;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/invitation-counts", {
        ...opts
    });
}
/**
 * Send a pending invitation again: a new link and a new term
 */
export function resendInvitation(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Invitation;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/invitations/${encodeURIComponent(id)}/resend`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Cancel a pending invitation
 */
export function cancelInvitation(id: string, body: {
    status: "cancelled";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Invitation;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/invitations/${encodeURIComponent(id)}/status`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Everybody on the platform, the newest first
 */
export function listUsers({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PlatformUser[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/users${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * The team of a tenant, invited people included
 */
export function listTeam({ tenant, limit, cursor, q, sort }: {
    tenant?: string;
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TeamMember[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/users${QS.query(QS.explode({
        tenant,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * The members of every tenant, or of the one that is named
 */
export function listTenantUsers({ tenant, limit, cursor, q, sort }: {
    tenant?: string;
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantUser[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenant-users${QS.query(QS.explode({
        tenant,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Remove a person from everywhere, or from your team
 */
export function deleteUser(id: string, { tenant, successor }: {
    tenant?: string;
    successor?: string | "nobody";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletedUser;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/users/${encodeURIComponent(id)}${QS.query(QS.explode({
        tenant,
        successor
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Change the role of a person
 */
export function changeRole(id: string, body: {
    role: "platform_owner" | "tenant_admin" | "user";
    successor?: string | "nobody";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UserRole;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/users/${encodeURIComponent(id)}/role`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Let a person in again
 */
export function activateUser(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UserActivity;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/users/${encodeURIComponent(id)}/activate`, {
        ...opts,
        method: "PUT"
    });
}
/**
 * Keep a person out and end all sessions
 */
export function deactivateUser(id: string, body?: {
    successor?: string | "nobody";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UserActivity;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/users/${encodeURIComponent(id)}/deactivate`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Choose your language
 */
export function setLanguage(body: {
    personId?: string;
    language: ("en" | "de") | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LanguageChoice;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/auth/language", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Save your quick actions
 */
export function setQuickActions(body: {
    personId?: string;
    quickActions: {
        path: string;
        label: string;
        icon: string;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: QuickActions;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/auth/quick-actions", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * The AI calls of each tenant, most first
 */
export function listAiUsage({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantAiCalls[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/ai-usage${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * The AI calls of a tenant in the last 30 days, by day and by person
 */
export function readAiUsageDetails(tenantId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AiUsageDetails;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(tenantId)}/ai-usage`, {
        ...opts
    });
}
/**
 * The whole catalog
 */
export function listCalculators({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Calculator[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/calculators${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * The calculators that a tenant uses
 */
export function listTenantCalculators(tenantId: string, { limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantCalculator[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(tenantId)}/calculators${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Number of calculators that a tenant uses and that its plan allows
 */
export function readCalculatorUsage(tenantId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CalculatorUsage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(tenantId)}/calculator-usage`, {
        ...opts
    });
}
/**
 * Add a calculator to a tenant; adding it again changes nothing
 */
export function addCalculator(tenantId: string, calculatorId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CalculatorUsage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(tenantId)}/calculators/${encodeURIComponent(calculatorId)}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Remove a calculator from a tenant; removing it again changes nothing
 */
export function removeCalculator(tenantId: string, calculatorId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CalculatorUsage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(tenantId)}/calculators/${encodeURIComponent(calculatorId)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Provider of the explanations, and the number that the plan still includes
 */
export function readExplanationTerms({ tenant }: {
    tenant?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ExplanationTerms;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/explanation-terms${QS.query(QS.explode({
        tenant
    }))}`, {
        ...opts
    });
}
/**
 * Explain a result in words, streamed as one JSON object a line
 */
export function postApiTenantExplanations(body: {
    id: string;
    tenant?: string;
    title: string;
    inputs: {
        label: string;
        text: string;
    }[];
    results: {
        label: string;
        text: string;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/explanations", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * @deprecated Use {@link postApiTenantExplanations} instead.
 * Explain a result in words, streamed as one JSON object a line
 */
export function postApiTenantExplanations2(body: {
    id: string;
    tenant?: string;
    title: string;
    inputs: {
        label: string;
        text: string;
    }[];
    results: {
        label: string;
        text: string;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/explanations", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Price of a plan with a coupon, before it is redeemed
 */
export function previewCoupon(code: string, { tenant, planId, interval }: {
    tenant?: string;
    planId?: string;
    interval?: "month" | "year";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CouponPreview;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/coupon-preview${QS.query(QS.explode({
        tenant,
        code,
        planId,
        interval
    }))}`, {
        ...opts
    });
}
/**
 * Ask a tenant's administrators for a plan, or a larger one
 */
export function askForPlan(body?: {
    tenant?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PlanRequestNotice;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/plan-requests", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Subscribe a tenant, without a name the most recently created one of the caller; a free plan answers without clientSecret
 */
export function createSubscription(body?: {
    tenant?: string;
    planId?: string;
    couponCode?: string;
    interval?: "month" | "year";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SubscriptionStart;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/create-subscription", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Confirm a payment on a development server without a card service
 */
export function confirmPayment(body: {
    clientSecret: string;
    card?: "accepted" | "declined" | "confirmed";
    isApproved?: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PaymentConfirmation;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/payments/confirm", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Price of a change of plan now and each month, and its first day
 */
export function previewPlanChange(planId: string, { tenant, interval }: {
    tenant?: string;
    interval?: "month" | "year";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PlanChange;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/plan-change${QS.query(QS.explode({
        tenant,
        planId,
        interval
    }))}`, {
        ...opts
    });
}
/**
 * Upgrade now, or downgrade at the end of the period
 */
export function changePlan(body: {
    tenant?: string;
    planId: string;
    interval?: "month" | "year";
    amountDueCents: number;
    priceCents?: number;
    quotedAt?: string | null;
    keep?: string[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SubscriptionState;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/plan-change", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pause the subscription until a day: nothing is charged, and the tenant is read-only
 */
export function pauseSubscription(body: {
    tenant?: string;
    resumesAt: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SubscriptionState;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/subscription/pause", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resume a paused subscription now
 */
export function resumeSubscription(body?: {
    tenant?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SubscriptionState;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/subscription/resume", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel the subscription at the end of its period
 */
export function cancelSubscription(body: {
    tenant?: string;
    reason: "too_expensive" | "missing_features" | "switched_service" | "unused" | "other";
    comment?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SubscriptionState;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/subscription/cancel", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Undo a cancellation before the period ends
 */
export function keepSubscription(body?: {
    tenant?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SubscriptionState;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/subscription/keep", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Billing details, payment method, forecast and invoices of a tenant, the newest first
 */
export function readBillingAccount({ tenant }: {
    tenant?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: BillingAccount;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/billing${QS.query(QS.explode({
        tenant
    }))}`, {
        ...opts
    });
}
/**
 * Set the billing address, the tax id and the billing email of a tenant
 */
export function setBillingDetails(body: {
    tenant?: string;
    billingEmail: string | null;
    company: string;
    address: string;
    taxId: string;
    country?: string;
    region?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: BillingDetails;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/billing", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Change the payment method of a tenant
 */
export function changePaymentMethod(body?: {
    tenant?: string;
    card?: "accepted" | "declined";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PaymentMethodChange;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/payment-method", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Charge the open invoices of a tenant again, now
 */
export function payInvoices(body?: {
    tenant?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PaidInvoices;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/invoices/pay", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pause or resume the reminders of unpaid invoices of a tenant
 */
export function pauseDunning(id: string, body: {
    isPaused: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DunningState;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}/dunning`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * The latest steps of billing and dunning, of one tenant or of all, the newest first
 */
export function listBillingEvents({ tenant, limit, cursor, q, sort }: {
    tenant?: string;
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: BillingLogEntry[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/billing-events${QS.query(QS.explode({
        tenant,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Invoices and credit notes of all tenants, deleted ones included, the newest first
 */
export function listInvoices({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: BookedInvoice[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/invoices${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Refund an invoice, in whole or in part, with a credit note
 */
export function refundInvoice(id: string, body: {
    amountCents: number;
    reason: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreditNote;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/invoices/${encodeURIComponent(id)}/refund`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Try a refund again that the card service has refused
 */
export function retryRefund(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreditNote;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/invoices/${encodeURIComponent(id)}/refund/retry`, {
        ...opts,
        method: "POST"
    });
}
/**
 * An event of the payment provider, signed over its exact bytes
 */
export function postApiPaymentsWebhook(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/payments/webhook", {
        ...opts,
        method: "POST"
    });
}
/**
 * @deprecated Use {@link postApiPaymentsWebhook} instead.
 * An event of the payment provider, signed over its exact bytes
 */
export function postApiPaymentsWebhook2(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/payments/webhook", {
        ...opts,
        method: "POST"
    });
}
/**
 * Every coupon, the newest first
 */
export function listCoupons({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Coupon[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/coupons${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Create a coupon
 */
export function createCoupon(body: {
    id?: string;
    code: string;
    name: string;
    "type"?: "percentage" | "fixed_amount" | "free_trial";
    value?: (number | string) | null;
    freeTrialDays?: number | null;
    duration?: "once" | "repeating" | "forever";
    durationInMonths?: number | null;
    usageLimit?: number | null;
    isActive?: boolean;
    startsAt?: string | null;
    expiresAt?: string | null;
    applicablePlans?: string[] | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Coupon;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/coupons", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Switch a coupon off, or on again
 */
export function updateCoupon(id: string, body?: {
    isActive?: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Coupon;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/coupons/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Redemptions of a coupon by day and by tenant
 */
export function readCouponUsage(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CouponUsage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/coupons/${encodeURIComponent(id)}/usage`, {
        ...opts
    });
}
/**
 * The active plans; a platform owner reads all
 */
export function listPlans({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Plan[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/plans${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Create a plan
 */
export function createPlan(body: {
    id?: string;
    name: string;
    description?: string | null;
    basePrice: number | string;
    annualPrice?: number | string | null;
    annualDiscount?: number | null;
    calculatorLimit?: number | null;
    aiCallsIncluded?: number;
    aiUnlimited?: boolean;
    aiPricePerCall?: string | null;
    maxUsers?: number | null;
    customDomain?: boolean;
    whiteLabel?: boolean;
    prioritySupport?: boolean;
    answerHours?: number | null;
    isActive?: boolean;
    sortOrder?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Plan;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/plans", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The currency of all prices, invoices, and credit
 */
export function readPlatformCurrency(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PlatformCurrency;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/currency", {
        ...opts
    });
}
/**
 * Edit a plan, or switch it on and off with isActive alone
 */
export function updatePlan(id: string, body?: {
    name?: string;
    description?: string | null;
    basePrice?: number | string;
    annualPrice?: number | string | null;
    annualDiscount?: number | null;
    calculatorLimit?: number | null;
    aiCallsIncluded?: number;
    aiUnlimited?: boolean;
    aiPricePerCall?: string | null;
    maxUsers?: number | null;
    customDomain?: boolean;
    whiteLabel?: boolean;
    prioritySupport?: boolean;
    answerHours?: number | null;
    isActive?: boolean;
    sortOrder?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UpdatedPlan;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/plans/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Delete a tenant and everybody who has no other one, after a fresh sign-in
 */
export function deleteTenantWithUsers(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletedTenant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}/delete-with-users`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Delete a tenant and move its people to another one, after a fresh sign-in
 */
export function deleteTenantAndReassign(id: string, targetTenantId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletedTenant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}/delete-and-reassign/${encodeURIComponent(targetTenantId)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The domains that a tenant claims, with the record to set and what was seen
 */
export function listDomains({ tenant, limit, cursor, q, sort }: {
    tenant?: string;
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantDomain[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/domains${QS.query(QS.explode({
        tenant,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Claim a domain for a tenant; claiming it again answers the running claim
 */
export function claimDomain(body: {
    tenant?: string;
    domain: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantDomain;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/domains", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Withdraw a claim, or remove a domain of a tenant; sign-ins on the domain end
 */
export function removeDomain(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantDomain;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/domains/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Look up the proof of a claim
 */
export function verifyDomain(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantDomain;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/domains/${encodeURIComponent(id)}/verify`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Mail the record of a claimed domain to a colleague who manages it
 */
export function sendDomainInstructions(id: string, body: {
    email: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SentDomainInstructions;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/domains/${encodeURIComponent(id)}/instructions`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Set or remove the icons of the tenant’s app
 */
export function setTenantIcons(body: {
    tenant?: string;
    icons: {
        icon192: string;
        icon512: string;
        maskable512: string;
        touch180: string;
        favicon48: string;
        monochrome512?: string;
    } | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantIcons;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/icons", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * The deleted tenants that can still be brought back, the latest first
 */
export function listDeletedTenants({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: BuriedTenant[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/deleted-tenants${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Bring a deleted tenant back within thirty days, after a fresh sign-in
 */
export function restoreTenant(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: RestoredTenant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}/restore`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Begin a trial: a link goes to the address; the answer is the same whether or not it has an account
 */
export function beginSignUp(body: {
    firmName: string;
    subdomain: string;
    email: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignUpNotice;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/sign-up", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Check that a subdomain is free for a new firm
 */
export function checkSubdomain(subdomain: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SubdomainAnswer;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/sign-up/subdomain${QS.query(QS.explode({
        subdomain
    }))}`, {
        ...opts
    });
}
/**
 * The firm that a sign-up link is for
 */
export function verifySignUp(token: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignUpLook;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/sign-up/verify${QS.query(QS.explode({
        token
    }))}`, {
        ...opts
    });
}
/**
 * Complete a sign-up: an account, a firm, and a trial
 */
export function completeSignUp(body: {
    firstName: string;
    lastName: string;
    password: unknown & unknown & unknown;
    token: string;
    subdomain: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CompletedSignUp;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/sign-up/complete", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Write to the support of the platform
 */
export function askSupport(body: {
    tenant?: string;
    subject: string;
    message: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SupportRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/support-requests", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The requests of a tenant to support, the newest first
 */
export function listOwnSupport({ tenant, limit, cursor, q, sort }: {
    tenant?: string;
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SupportRequest[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/support-requests${QS.query(QS.explode({
        tenant,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * The time within which support answers a tenant
 */
export function readSupportPromise({ tenant }: {
    tenant?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SupportPromise;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/support-promise${QS.query(QS.explode({
        tenant
    }))}`, {
        ...opts
    });
}
/**
 * Requests of all tenants to support, the one that is due first at the top
 */
export function listSupportRequests({ state, limit, cursor, q, sort }: {
    state?: "open" | "answered";
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: QueuedSupportRequest[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/support-requests${QS.query(QS.explode({
        state,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Mark a request to support as answered by the caller, or open it again
 */
export function answerSupportRequest(id: string, body: {
    isAnswered: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: QueuedSupportRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/support-requests/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Approve the name of a firm that was held because it reads like a known brand
 */
export function approveFirmName(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Tenant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}/approve-name`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Refuse the name of a firm with a reason; its invitations and pages stay blocked
 */
export function refuseFirmName(id: string, body: {
    reason: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Tenant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}/refuse-name`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Profile, plan, usage and calculators of a tenant of the caller
 */
export function readTenantInfo({ tenant }: {
    tenant?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantInfo;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/info${QS.query(QS.explode({
        tenant
    }))}`, {
        ...opts
    });
}
/**
 * The tenants of the caller, the most recently created first
 */
export function listMyTenants({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: MyTenant[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenants/my-tenants${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Every tenant, the newest first
 */
export function listTenants({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Tenant[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Create a tenant
 */
export function createTenant(body: {
    id?: string;
    name: string;
    subdomain: string;
    customDomain?: string | null;
    planId?: string | null;
    templateId?: string | null;
    status?: "active" | "trial" | "suspended" | "cancelled";
    trialEndsAt?: string | null;
    billingEmail?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Tenant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/tenants", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit a tenant; what is left out stays as it is
 */
export function updateTenant(id: string, body?: {
    name?: string;
    subdomain?: string;
    customDomain?: string | null;
    planId?: string | null;
    templateId?: string | null;
    status?: "active" | "trial" | "suspended" | "cancelled";
    trialEndsAt?: string | null;
    billingEmail?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Tenant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Change who administers a tenant, after a fresh sign-in
 */
export function changeTenantAdmin(id: string, body: {
    newAdminId: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Tenant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}/admin`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Number of people, calculators, invitations, and pages that a deletion of a tenant removes
 */
export function readDeletionLoss(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletionLoss;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/tenants/${encodeURIComponent(id)}/deletion-loss`, {
        ...opts
    });
}
/**
 * Set assumptions, look, offline term, visit days, embedding and contact of a tenant; each part that is given replaces the one before
 */
export function setUpOwnTenant(body?: {
    tenant?: string;
    assumptions?: {
        inflation?: number;
        "return"?: number;
        lifeExpectancy?: number;
        figures?: "2024" | "2025" | "2026" | "spec";
        returnCap?: number;
    };
    brand?: {
        accent?: string;
        headerColor?: string;
        logoText?: string;
        logoUrl?: string;
        logoDarkUrl?: string;
        cornerRadius?: "none" | "small" | "medium" | "large";
        font?: "inter" | "system" | "humanist" | "rounded" | "serif";
        language?: "en" | "de";
        disclaimer?: string;
    };
    offlineDays?: number;
    visitDays?: number;
    needsSecondStep?: boolean;
    embedding?: {
        origins?: string[];
        consent?: string;
    };
    contact?: {
        supportEmail?: string;
        salesEmail?: string;
        privacyUrl?: string;
        termsUrl?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantSettings;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/settings", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * A/B tests with their figures: of the tenants that the caller administers, or all for a platform owner
 */
export function listAbTests({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AbTestRow[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/ab-tests${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Make an A/B test of a landing page
 */
export function createAbTest(id: string, body: {
    name: string;
    variantPageId: string;
    trafficSplit: number;
    goal: string;
    baselineRate: number;
    minimumLift: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AbTestRow;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/ab-tests`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Start, pause, or complete an A/B test, with or without a winner
 */
export function setAbTestStatus(id: string, body: {
    status: "running" | "paused" | "completed";
    winner?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AbTestRow;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/ab-tests/${encodeURIComponent(id)}/status`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Take a message from the form of an embedded calculator
 */
export function postApiEmbeddedTenantIdCalculatorIdLeads(tenantId: string, calculatorId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/embedded/${encodeURIComponent(tenantId)}/${encodeURIComponent(calculatorId)}/leads`, {
        ...opts,
        method: "POST"
    });
}
/**
 * @deprecated Use {@link postApiEmbeddedTenantIdCalculatorIdLeads} instead.
 * Take a message from the form of an embedded calculator
 */
export function postApiEmbeddedByTenantIdAndCalculatorIdLeads(tenantId: string, calculatorId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/embedded/${encodeURIComponent(tenantId)}/${encodeURIComponent(calculatorId)}/leads`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Every landing page without its content, the newest first
 */
export function listLandingPages({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListedLandingPage[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Save a page for the first time
 */
export function createLandingPage(body: {
    id?: string;
    name: string;
    seoTitle?: string | null;
    seoDescription?: string | null;
    seoKeywords?: string | null;
    analyticsId?: string | null;
    facebookPixelId?: string | null;
    config: {
        name: string;
        components: ({
            id: string;
            "type": "heading";
            content: {
                text: string;
                level: 1 | 2 | 3 | 4 | 5 | 6;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "text";
            content: {
                text: string;
                rich?: ({
                    kind: "paragraph";
                    spans: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[];
                } | {
                    kind: "bullets";
                    items: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[][];
                } | {
                    kind: "numbers";
                    items: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[][];
                })[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "button";
            content: {
                text: string;
                link: string;
                action?: "link" | "scroll" | "submit" | "sign-in";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "image";
            content: {
                src: string;
                alt: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "video";
            content: {
                src: string;
                poster?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "form";
            content: {
                fields: {
                    name: string;
                    label: string;
                    "type": "text" | "email" | "tel" | "number" | "textarea" | "select" | "checkbox";
                    required?: boolean;
                    placeholder?: string;
                    options?: string[];
                }[];
                submitText: string;
                successMessage: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "hero";
            content: {
                headline: string;
                subheadline: string;
                ctaText?: string;
                ctaLink?: string;
                backgroundImage?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "features";
            content: {
                title?: string;
                items: {
                    title: string;
                    description: string;
                    icon?: string;
                }[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "testimonial";
            content: {
                quote: string;
                author: string;
                role?: string;
                company?: string;
                source?: string;
                date?: string;
                avatar?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "pricing";
            content: {
                title: string;
                plans: {
                    name: string;
                    price: string;
                    period?: string;
                    features: string[];
                    popular?: boolean;
                }[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "section";
            content: {
                name: string;
                sectionType: "default" | "hero" | "features" | "content" | "cta" | "footer";
                containerWidth: 1200 | 800 | 1400;
                padding: 24 | 48 | 96 | 128;
                backgroundColor?: string;
                backgroundType: "none" | "color" | "gradient";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "row";
            content: {
                columns: 1 | 2 | 3 | 4 | 6;
                gap: 8 | 16 | 24 | 32;
                verticalAlign: "top" | "center" | "bottom" | "stretch";
                distribution: "equal" | "custom";
                columnRatios?: string;
                responsiveBehavior: "stack" | "wrap" | "scroll";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "calculator";
            content: {
                calculatorId: string;
                title: string;
                text: string;
                linkText: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        })[];
        globalStyles: {
            fontFamily: string;
            primaryColor: string;
            secondaryColor: string;
            backgroundColor: string;
            textColor: string;
        };
        seo: {
            title: string;
            description: string;
            keywords: string;
        };
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SavedPage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/landing-pages", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * One landing page with its content
 */
export function readLandingPage(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Save a page again; a save on an older revision is refused
 */
export function updateLandingPage(id: string, body: {
    revision?: number;
    name: string;
    seoTitle?: string | null;
    seoDescription?: string | null;
    seoKeywords?: string | null;
    analyticsId?: string | null;
    facebookPixelId?: string | null;
    config: {
        name: string;
        components: ({
            id: string;
            "type": "heading";
            content: {
                text: string;
                level: 1 | 2 | 3 | 4 | 5 | 6;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "text";
            content: {
                text: string;
                rich?: ({
                    kind: "paragraph";
                    spans: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[];
                } | {
                    kind: "bullets";
                    items: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[][];
                } | {
                    kind: "numbers";
                    items: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[][];
                })[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "button";
            content: {
                text: string;
                link: string;
                action?: "link" | "scroll" | "submit" | "sign-in";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "image";
            content: {
                src: string;
                alt: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "video";
            content: {
                src: string;
                poster?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "form";
            content: {
                fields: {
                    name: string;
                    label: string;
                    "type": "text" | "email" | "tel" | "number" | "textarea" | "select" | "checkbox";
                    required?: boolean;
                    placeholder?: string;
                    options?: string[];
                }[];
                submitText: string;
                successMessage: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "hero";
            content: {
                headline: string;
                subheadline: string;
                ctaText?: string;
                ctaLink?: string;
                backgroundImage?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "features";
            content: {
                title?: string;
                items: {
                    title: string;
                    description: string;
                    icon?: string;
                }[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "testimonial";
            content: {
                quote: string;
                author: string;
                role?: string;
                company?: string;
                source?: string;
                date?: string;
                avatar?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "pricing";
            content: {
                title: string;
                plans: {
                    name: string;
                    price: string;
                    period?: string;
                    features: string[];
                    popular?: boolean;
                }[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "section";
            content: {
                name: string;
                sectionType: "default" | "hero" | "features" | "content" | "cta" | "footer";
                containerWidth: 1200 | 800 | 1400;
                padding: 24 | 48 | 96 | 128;
                backgroundColor?: string;
                backgroundType: "none" | "color" | "gradient";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "row";
            content: {
                columns: 1 | 2 | 3 | 4 | 6;
                gap: 8 | 16 | 24 | 32;
                verticalAlign: "top" | "center" | "bottom" | "stretch";
                distribution: "equal" | "custom";
                columnRatios?: string;
                responsiveBehavior: "stack" | "wrap" | "scroll";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "calculator";
            content: {
                calculatorId: string;
                title: string;
                text: string;
                linkText: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        })[];
        globalStyles: {
            fontFamily: string;
            primaryColor: string;
            secondaryColor: string;
            backgroundColor: string;
            textColor: string;
        };
        seo: {
            title: string;
            description: string;
            keywords: string;
        };
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SavedPage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Delete a page that is not published, with its visits and leads
 */
export function deleteLandingPage(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageHeading;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Choose the steps of the funnel of a landing page
 */
export function saveFunnel(id: string, body: {
    steps: {
        name: string;
        kind: "view" | "seen" | "click" | "send";
        component: string | null;
        isRequired: boolean;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Funnel;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/funnel`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * The landing pages of the tenants that the caller administers; of a platform owner those of the platform itself
 */
export function listOwnLandingPages({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageHeading[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/landing-pages${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * The landing pages of the tenants that the caller administers, with their visitors and leads
 */
export function listPageCards({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageCard[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/page-cards${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Give a page another name
 */
export function renameLandingPage(id: string, body: {
    name: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageHeading;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/name`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Copy a page into a new draft
 */
export function copyLandingPage(id: string, body: {
    name: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SavedPage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/copy`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Publish a page as it is saved now, at a path of its host
 */
export function publishLandingPage(id: string, body: {
    path: string;
    picture?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageHeading;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/publish`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take a published page away from visitors; its content stays
 */
export function unpublishLandingPage(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageHeading;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/unpublish`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Choose, change, or withdraw the times at which a page is published and unpublished
 */
export function scheduleLandingPage(id: string, body: {
    path: string;
    publishAt: string | null;
    unpublishAt: string | null;
    picture?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageHeading;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/schedule`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Take a page of a firm down with a reason that the firm sees
 */
export function takeDownLandingPage(id: string, body: {
    reason: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageHeading;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/take-down`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Let a page that was taken down be published again
 */
export function liftLandingPage(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingPageHeading;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/lift`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Messages sent through forms of landing pages and of embedded calculators, the newest first
 */
export function listFormSubmissions({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FormSubmissionEntry[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/leads${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * A page as it would be published, saved or not
 */
export function postApiLandingPagePreview(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/landing-page-preview", {
        ...opts,
        method: "POST"
    });
}
/**
 * @deprecated Use {@link postApiLandingPagePreview} instead.
 * A page as it would be published, saved or not
 */
export function postApiLandingPagePreview2(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/landing-page-preview", {
        ...opts,
        method: "POST"
    });
}
/**
 * A picture of a landing page as it is saved
 */
export function getApiLandingPagesIdPicture(id: string, { revision }: {
    revision?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/picture${QS.query(QS.explode({
        revision
    }))}`, {
        ...opts
    });
}
/**
 * @deprecated Use {@link getApiLandingPagesIdPicture} instead.
 * A picture of a landing page as it is saved
 */
export function getApiLandingPagesByIdPicture(id: string, { revision }: {
    revision?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/picture${QS.query(QS.explode({
        revision
    }))}`, {
        ...opts
    });
}
/**
 * Take a message from the form of a published page
 */
export function postApiLandingPagesIdFormsComponentId(id: string, componentId: string, body?: {
    at?: string;
    variant?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/forms/${encodeURIComponent(componentId)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * @deprecated Use {@link postApiLandingPagesIdFormsComponentId} instead.
 * Take a message from the form of a published page
 */
export function postApiLandingPagesByIdFormsAndComponentId(id: string, componentId: string, body?: {
    at?: string;
    variant?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/forms/${encodeURIComponent(componentId)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Write to sales
 */
export function createLead(body: {
    kind?: "sales" | "template";
    name: string;
    email: string;
    message: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LeadNotice;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/leads", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Messages to sales, the newest first
 */
export function listLeads({ state, limit, cursor, q, sort }: {
    state?: "open" | "handled";
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Lead[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/leads${QS.query(QS.explode({
        state,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Mark a message to sales as handled, or open it again
 */
export function handleLead(id: string, body: {
    isHandled: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Lead;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/leads/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Views, visitors, conversions, and the funnel of a landing page
 */
export function readPageFigures(id: string, { days }: {
    days?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PageFigures;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/landing-pages/${encodeURIComponent(id)}/figures${QS.query(QS.explode({
        days
    }))}`, {
        ...opts
    });
}
/**
 * Take events of a visit of a published page
 */
export function postApiPageEvents(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/page-events", {
        ...opts,
        method: "POST"
    });
}
/**
 * @deprecated Use {@link postApiPageEvents} instead.
 * Take events of a visit of a published page
 */
export function postApiPageEvents2(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/page-events", {
        ...opts,
        method: "POST"
    });
}
/**
 * The live landing page templates, the featured ones first
 */
export function listLandingTemplates({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingTemplate[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/templates${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * The content of a live landing page template
 */
export function readLandingTemplate(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingTemplateContent;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/templates/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Make a draft of a landing page from a live template, in the look of the tenant
 */
export function createPageFromTemplate(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SavedPage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/templates/${encodeURIComponent(id)}/pages`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Make a template live, or a draft
 */
export function switchTemplate(id: string, body: {
    isActive: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Template;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/templates/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Delete a landing page template; the pages made from it stay
 */
export function deleteTemplate(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Template;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/templates/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Add a landing page template; it is live at once or a draft
 */
export function uploadLandingTemplate(body: {
    name: string;
    description?: string | null;
    category?: string | null;
    isActive?: boolean;
    config: {
        name: string;
        components: ({
            id: string;
            "type": "heading";
            content: {
                text: string;
                level: 1 | 2 | 3 | 4 | 5 | 6;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "text";
            content: {
                text: string;
                rich?: ({
                    kind: "paragraph";
                    spans: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[];
                } | {
                    kind: "bullets";
                    items: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[][];
                } | {
                    kind: "numbers";
                    items: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[][];
                })[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "button";
            content: {
                text: string;
                link: string;
                action?: "link" | "scroll" | "submit" | "sign-in";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "image";
            content: {
                src: string;
                alt: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "video";
            content: {
                src: string;
                poster?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "form";
            content: {
                fields: {
                    name: string;
                    label: string;
                    "type": "text" | "email" | "tel" | "number" | "textarea" | "select" | "checkbox";
                    required?: boolean;
                    placeholder?: string;
                    options?: string[];
                }[];
                submitText: string;
                successMessage: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "hero";
            content: {
                headline: string;
                subheadline: string;
                ctaText?: string;
                ctaLink?: string;
                backgroundImage?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "features";
            content: {
                title?: string;
                items: {
                    title: string;
                    description: string;
                    icon?: string;
                }[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "testimonial";
            content: {
                quote: string;
                author: string;
                role?: string;
                company?: string;
                source?: string;
                date?: string;
                avatar?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "pricing";
            content: {
                title: string;
                plans: {
                    name: string;
                    price: string;
                    period?: string;
                    features: string[];
                    popular?: boolean;
                }[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "section";
            content: {
                name: string;
                sectionType: "default" | "hero" | "features" | "content" | "cta" | "footer";
                containerWidth: 1200 | 800 | 1400;
                padding: 24 | 48 | 96 | 128;
                backgroundColor?: string;
                backgroundType: "none" | "color" | "gradient";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "row";
            content: {
                columns: 1 | 2 | 3 | 4 | 6;
                gap: 8 | 16 | 24 | 32;
                verticalAlign: "top" | "center" | "bottom" | "stretch";
                distribution: "equal" | "custom";
                columnRatios?: string;
                responsiveBehavior: "stack" | "wrap" | "scroll";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "calculator";
            content: {
                calculatorId: string;
                title: string;
                text: string;
                linkText: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        })[];
        globalStyles: {
            fontFamily: string;
            primaryColor: string;
            secondaryColor: string;
            backgroundColor: string;
            textColor: string;
        };
        seo: {
            title: string;
            description: string;
            keywords: string;
        };
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LandingTemplateContent;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/landing-templates", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit a landing page template, or replace its page
 */
export function updateTemplate(id: string, body?: {
    name?: string;
    description?: string | null;
    category?: string | null;
    industry?: string | null;
    isFeatured?: boolean;
    tags?: string[];
    config?: {
        name: string;
        components: ({
            id: string;
            "type": "heading";
            content: {
                text: string;
                level: 1 | 2 | 3 | 4 | 5 | 6;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "text";
            content: {
                text: string;
                rich?: ({
                    kind: "paragraph";
                    spans: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[];
                } | {
                    kind: "bullets";
                    items: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[][];
                } | {
                    kind: "numbers";
                    items: {
                        text: string;
                        bold?: boolean;
                        italic?: boolean;
                        link?: string;
                    }[][];
                })[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "button";
            content: {
                text: string;
                link: string;
                action?: "link" | "scroll" | "submit" | "sign-in";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "image";
            content: {
                src: string;
                alt: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "video";
            content: {
                src: string;
                poster?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "form";
            content: {
                fields: {
                    name: string;
                    label: string;
                    "type": "text" | "email" | "tel" | "number" | "textarea" | "select" | "checkbox";
                    required?: boolean;
                    placeholder?: string;
                    options?: string[];
                }[];
                submitText: string;
                successMessage: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "hero";
            content: {
                headline: string;
                subheadline: string;
                ctaText?: string;
                ctaLink?: string;
                backgroundImage?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "features";
            content: {
                title?: string;
                items: {
                    title: string;
                    description: string;
                    icon?: string;
                }[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "testimonial";
            content: {
                quote: string;
                author: string;
                role?: string;
                company?: string;
                source?: string;
                date?: string;
                avatar?: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "pricing";
            content: {
                title: string;
                plans: {
                    name: string;
                    price: string;
                    period?: string;
                    features: string[];
                    popular?: boolean;
                }[];
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "section";
            content: {
                name: string;
                sectionType: "default" | "hero" | "features" | "content" | "cta" | "footer";
                containerWidth: 1200 | 800 | 1400;
                padding: 24 | 48 | 96 | 128;
                backgroundColor?: string;
                backgroundType: "none" | "color" | "gradient";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "row";
            content: {
                columns: 1 | 2 | 3 | 4 | 6;
                gap: 8 | 16 | 24 | 32;
                verticalAlign: "top" | "center" | "bottom" | "stretch";
                distribution: "equal" | "custom";
                columnRatios?: string;
                responsiveBehavior: "stack" | "wrap" | "scroll";
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        } | {
            id: string;
            "type": "calculator";
            content: {
                calculatorId: string;
                title: string;
                text: string;
                linkText: string;
            };
            styles: {
                width?: number | string;
                maxWidth?: number | string;
                minHeight?: number | string;
                height?: number | string;
                padding?: number | string;
                paddingTop?: number | string;
                paddingRight?: number | string;
                paddingBottom?: number | string;
                paddingLeft?: number | string;
                margin?: number | string;
                marginTop?: number | string;
                marginRight?: number | string;
                marginBottom?: number | string;
                marginLeft?: number | string;
                fontSize?: number | string;
                lineHeight?: number | string;
                letterSpacing?: number | string;
                borderWidth?: number | string;
                borderRadius?: number | string;
                color?: string;
                backgroundColor?: string;
                borderColor?: string;
                fontFamily?: string;
                fontWeight?: "300" | "400" | "500" | "600" | "700" | "800";
                fontStyle?: "normal" | "italic";
                textAlign?: "left" | "center" | "right" | "justify";
                textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
                textDecoration?: "none" | "underline";
                borderStyle?: "none" | "solid" | "dashed" | "dotted";
                objectFit?: "cover" | "contain" | "fill";
                opacity?: number;
            };
            position: {
                x: number;
                y: number;
                z?: number;
            };
        })[];
        globalStyles: {
            fontFamily: string;
            primaryColor: string;
            secondaryColor: string;
            backgroundColor: string;
            textColor: string;
        };
        seo: {
            title: string;
            description: string;
            keywords: string;
        };
    };
    page?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Template;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/landing-templates/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Every template, live ones and drafts
 */
export function listTemplates({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Template[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/templates${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * A template as a page to look at
 */
export function getApiTemplatePreviewId(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/template-preview/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * @deprecated Use {@link getApiTemplatePreviewId} instead.
 * A template as a page to look at
 */
export function getApiTemplatePreviewById(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/template-preview/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * The picture of a template, drawn from its page
 */
export function getApiTemplatePictureId(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/template-picture/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * @deprecated Use {@link getApiTemplatePictureId} instead.
 * The picture of a template, drawn from its page
 */
export function getApiTemplatePictureById(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/template-picture/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * The webhook of a tenant, with its newest deliveries
 */
export function readWebhook({ tenant }: {
    tenant?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Webhook;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/webhook${QS.query(QS.explode({
        tenant
    }))}`, {
        ...opts
    });
}
/**
 * Set, change, or remove the address to which the leads of a tenant are delivered
 */
export function saveWebhook(body: {
    tenant?: string;
    url: string | null;
    newSecret?: boolean;
    endOldSecret?: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SavedWebhook;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/tenant/webhook", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Send a lead to the webhook again
 */
export function resendWebhookDelivery(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: WebhookDelivery;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/webhook-deliveries/${encodeURIComponent(id)}/resend`, {
        ...opts,
        method: "POST"
    });
}
/**
 * What waits or was given up outside of the database, and the jobs of the server
 */
export function readBackgroundWork(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: BackgroundWork;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/background-work", {
        ...opts
    });
}
/**
 * Mails, payments, and deliveries that wait or were given up, the newest first
 */
export function listStuckEffects({ state, limit, cursor, q, sort }: {
    state?: "dead" | "waiting";
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: StuckEffect[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/effects${QS.query(QS.explode({
        state,
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Try a mail, a payment, or a delivery again now
 */
export function retryEffect(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: RetriedEffects;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/effects/${encodeURIComponent(id)}/retry`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Try everything again that was given up
 */
export function retryDeadEffects(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: RetriedEffects;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/effects/retry", {
        ...opts,
        method: "POST"
    });
}
/**
 * Run a job of the server now
 */
export function runJobNow(body: {
    job: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: JobDue;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/jobs/run", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The builds of the app that signed-in browsers run
 */
export function listAppBuilds(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AppBuilds;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/app-builds", {
        ...opts
    });
}
/**
 * Errors that devices reported, the newest first
 */
export function listDeviceErrors({ limit, cursor, q, sort }: {
    limit?: string;
    cursor?: string;
    q?: string;
    sort?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeviceError[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/device-errors${QS.query(QS.explode({
        limit,
        cursor,
        q,
        sort
    }))}`, {
        ...opts
    });
}
/**
 * Report of the app about errors on a device, without figures and without names
 */
export function postApiErrorReports(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/error-reports", {
        ...opts,
        method: "POST"
    });
}
/**
 * @deprecated Use {@link postApiErrorReports} instead.
 * Report of the app about errors on a device, without figures and without names
 */
export function postApiErrorReports2(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/error-reports", {
        ...opts,
        method: "POST"
    });
}
/**
 * Export plans, templates, users and tenants as a signed script
 */
export function exportData(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ExportedData;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/migrate-to-production", {
        ...opts,
        method: "POST"
    });
}
/**
 * Take an exported script in; the same script again changes nothing
 */
export function runMigration(body: {
    migrationSQL: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DataCounts;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/run-production-migration", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The figures of the dashboard: the platform’s for its owner, those of their own tenants for an administrator
 */
export function readStats(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Stats;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/stats", {
        ...opts
    });
}
/**
 * Recurring revenue, invoices, payments, and AI calls of the last 12 months, with open invoices and deferred revenue
 */
export function readRevenue(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Revenue;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/revenue", {
        ...opts
    });
}
/**
 * AI usage and invoices of a tenant, the newest first
 */
export function readTenantUsage({ tenant }: {
    tenant?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TenantUsage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/tenant/usage${QS.query(QS.explode({
        tenant
    }))}`, {
        ...opts
    });
}
