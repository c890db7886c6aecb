import type { Source } from '#calculators/kit/definition/define.ts';

/** Sources of each state's rates, as cited by the tax model PolicyEngine and public copies of the forms. */
export const stateSources: readonly Source[] = [
  {
    title: 'PolicyEngine US, parameters of August 2026, compared with public copies of the state forms',
    locator: 'rates, deductions, exemptions and retirement rules of 2025 and 2026',
    url: 'https://github.com/PolicyEngine/policyengine-us',
  },
  {
    title: '2025 Alabama Income Tax Instructions',
    locator: 'Alabama',
    url: 'https://www.revenue.alabama.gov/wp-content/uploads/2026/01/25f40bk.pdf#page=25',
  },
  {
    title: 'Arkansas Legislature HB1001 status page (enacted as Act 1, 2026 1st Extraordinary Session)',
    locator: 'Arkansas',
    url: 'https://arkleg.state.ar.us/Bills/Detail?id=hb1001&ddBienniumSession=2025%2F2026S1',
  },
  {
    title: '2025 Arizona Form 140 Resident Personal Income Tax Instructions',
    locator: 'Arizona',
    url: 'https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf#page=21',
  },
  {
    title: 'California Income Tax Rate Schedules for 2025',
    locator: 'California',
    url: 'https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf',
  },
  {
    title: '2025 Colorado Individual Tax Filing Guide 104 Book, Line 12',
    locator: 'Colorado',
    url: 'https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf#page=11',
  },
  {
    title: '2025 Form CT-1040 Connecticut Resident Income Tax Return Instructions',
    locator: 'Connecticut',
    url: 'https://portal.ct.gov/-/media/drs/forms/2025/income/2025-ct-1040-instructions_1225.pdf#page=20',
  },
  {
    title: '2025 DC Form D-40 Booklet, Tax Rate Schedule',
    locator: 'District of Columbia',
    url: 'https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2025_D40_Book_Final_wLinks_021226_v1.0.pdf#page=20',
  },
  {
    title: 'The Delaware Code - Title 30, Chapter 11, Subch. 1, sec. 1102, a, 14',
    locator: 'Delaware',
    url: 'https://delcode.delaware.gov/title30/c011/sc01/index.html',
  },
  {
    title: 'Georgia HB463 (2025-2026), Section 2-1 amending O.C.G.A. sec. 48-7-20(a.1)',
    locator: 'Georgia',
    url: 'https://www.legis.ga.gov/api/legislation/document/20252026/249080#page=2',
  },
  {
    title: 'S.B. 3125 C.D. 1 (Act 24, SLH 2026) Section 2, amending HRS Section 235-51 (c)',
    locator: 'Hawaii',
    url: 'https://data.capitol.hawaii.gov/sessions/session2026/bills/SB3125_CD1_.HTM',
  },
  {
    title: 'IDR Announces 2025 Individual Income Tax Brackets and Interest Rates',
    locator: 'Iowa',
    url: 'https://revenue.iowa.gov/press-release/2024-10-16/idr-announces-2025-individual-income-tax-brackets-and-interest-rates',
  },
  {
    title: 'Idaho Individual Income Tax Instructions Packet 2025',
    locator: 'Idaho',
    url: 'https://tax.idaho.gov/wp-content/uploads/forms/EIN00046/EIN00046_09-29-2025.pdf#page=4',
  },
  {
    title: 'Illinois Department of Revenue 2025 Form IL-1040 Instructions',
    locator: 'Illinois',
    url: 'https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/currentyear/individual/il-1040-instr.pdf#page=1',
  },
  { title: '2025 IT-40 Income Tax Form', locator: 'Indiana', url: 'https://forms.in.gov/Download.aspx?id=16915' },
  { title: '2025 Form K-40 instructions', locator: 'Kansas', url: 'https://www.ksrevenue.gov/pdf/ip25.pdf#page=34' },
  {
    title: '2025 Kentucky Form 740 Instructions',
    locator: 'Kentucky',
    url: 'https://revenue.ky.gov/Forms/740%20Packet%20Instructions%20(2025).pdf#page=3',
  },
  {
    title: '2025 Louisiana Resident Income Tax Return Instructions, Line 11',
    locator: 'Louisiana',
    url: 'https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=3',
  },
  {
    title: 'Section 4: Rates of tax for residents, non-residents and corporate trusts (b)',
    locator: 'Massachusetts',
    url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section4',
  },
  {
    title: 'Maryland House Bill 352 - Budget Reconciliation and Financing Act of 2025',
    locator: 'Maryland',
    url: 'https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=161',
  },
  {
    title: 'Maine 2025 Individual Income Tax Rate Schedules',
    locator: 'Maine',
    url: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/ind_tax_rate_sched_2025.pdf',
  },
  {
    title: '2025 Tax Year Income Tax Rate for Individuals and Fiduciaries',
    locator: 'Michigan',
    url: 'https://www.michigan.gov/treasury/reference/taxpayer-notices/2025-tax-year-income-tax-rate-for-individuals-and-fiduciaries',
  },
  {
    title: '2025 Minnesota M1 form instructions, Tax Rate Schedules',
    locator: 'Minnesota',
    url: 'https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=32',
  },
  {
    title: 'Minnesota Revenue announcement, 2026 income tax brackets (December 2025)',
    locator: 'Minnesota',
    url: 'https://www.revenue.state.mn.us/minnesota-income-tax-rates-and-brackets',
  },
  {
    title: '2025 MO-1040 Book - Individual Income Tax Long Form',
    locator: 'Missouri',
    url: 'https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf#page=26',
  },
  {
    title: 'Mississippi Income Tax Instructions 2025',
    locator: 'Mississippi',
    url: 'https://www.dor.ms.gov/sites/default/files/tax-forms/individual/80100251%202.pdf#page=3',
  },
  {
    title: '2025 Montana Tax Tables and Deductions',
    locator: 'Montana',
    url: 'https://revenue.mt.gov/files/BIT/Montana-Tax-Tables-and-Deductions/2025-Tax-Rates-and-Deductions.pdf',
  },
  {
    title: '2025 North Carolina Individual Income Tax Instructions',
    locator: 'North Carolina',
    url: 'https://www.ncdor.gov/2025-d-401-individual-income-tax-instructions/open#page=8',
  },
  {
    title: '2025 North Dakota income tax instructions',
    locator: 'North Dakota',
    url: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/2025-individual-income-tax-booklet.pdf#page=29',
  },
  {
    title: 'North Dakota Form ND-1ES 2026',
    locator: 'North Dakota',
    url: 'https://www.tax.nd.gov/sites/www/files/documents/forms/software-developer/individual-income-forms/28709-form-nd-1es-2026%20final.pdf',
  },
  {
    title: '2026 Nebraska Estimated Income Tax Rate Schedule (Form 1040N-ES)',
    locator: 'Nebraska',
    url: 'https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_1040N-ES.pdf#page=5',
  },
  {
    title: '2025 NJ-1040 Instructions - Tax Rate Schedules',
    locator: 'New Jersey',
    url: 'https://www.nj.gov/treasury/taxation/pdf/current/1040i.pdf#page=65',
  },
  {
    title: 'NMSA 1978, Section 7-2-7 (Effective January 1, 2025)',
    locator: 'New Mexico',
    url: 'https://law.justia.com/codes/new-mexico/chapter-7/article-2/section-7-2-7-d-1/',
  },
  { title: '2025 Form IT-201-I Instructions', locator: 'New York', url: 'https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf#page=33' },
  {
    title: 'Ohio Revised Code 5747.02 (as amended by HB 96 of 2025)',
    locator: 'Ohio',
    url: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02',
  },
  {
    title: '2025 Form 511 instructions',
    locator: 'Oklahoma',
    url: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/current/511-Pkt.pdf#page=27',
  },
  {
    title: '2025 Oregon Income Tax Form OR-40 Instructions',
    locator: 'Oregon',
    url: 'https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf#page=17',
  },
  {
    title: 'Oregon withholding tax formulas 2026',
    locator: 'Oregon',
    url: 'https://www.oregon.gov/dor/forms/FormsPubs/withholding-tax-formulas_206-436_2026.pdf',
  },
  {
    title: '2025 Pennsylvania Personal Income Tax Return Instructions (PA-40 IN)',
    locator: 'Pennsylvania',
    url: 'https://www.pa.gov/content/dam/copapwp-pagov/en/revenue/documents/formsandpublications/formsforindividuals/pit/documents/2025/2025_pa-40in.pdf#page=1',
  },
  {
    title: 'Rhode Island Division of Taxation Advisory ADV 2025-22',
    locator: 'Rhode Island',
    url: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf#page=2',
  },
  {
    title: 'SC H.4216 Section 1 - Section 12-6-510(C) (2026+)',
    locator: 'South Carolina',
    url: 'https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm',
  },
  {
    title: 'Utah SB60 (2026) Enrolled Bill - Section 59-10-104',
    locator: 'Utah',
    url: 'https://le.utah.gov/Session/2026/bills/enrolled/SB0060.pdf#page=2',
  },
  {
    title: 'Virginia 2025 Form 760 Resident Individual Income Tax Instructions',
    locator: 'Virginia',
    url: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2025-760-instructions.pdf#page=41',
  },
  {
    title: 'Vermont 2025 Income Tax Rate Schedules',
    locator: 'Vermont',
    url: 'https://tax.vermont.gov/sites/tax/files/documents/RateSched-2025.pdf#page=1',
  },
  {
    title: 'ESSB 5813, Chapter 421, Laws of 2025, Sec. 101',
    locator: 'Washington',
    url: 'https://lawfilesext.leg.wa.gov/biennium/2025-26/Htm/Bills/Session%20Laws/Senate/5813-S.SL.htm',
  },
  { title: '2025 Form 1 instructions', locator: 'Wisconsin', url: 'https://www.revenue.wi.gov/TaxForms2025/2025-Form1-inst.pdf#page=38' },
  {
    title: 'Wisconsin 2026 Form 1-ES instructions',
    locator: 'Wisconsin',
    url: 'https://www.revenue.wi.gov/TaxForms2026/2026-Form1-ES-Inst.pdf',
  },
  {
    title: 'West Virginia Senate Bill 392 (2026), sec.11-21-4j(a)',
    locator: 'West Virginia',
    url: 'https://www.wvlegislature.gov/Bill_Text_HTML/2026_SESSIONS/RS/bills/sb392%20sub1%20enr.pdf#page=6',
  },
];
