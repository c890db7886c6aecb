import type { Quotation } from './quotation.ts';

type Moments = Readonly<Record<string, readonly Quotation[]>>;

/** The texts that the specification quotes, letter for letter, by the scene and the moment in it at which a person sees them. */
export const quotedTexts = {
  'a page that does not exist': {
    'at its address': ['404 Page Not Found', 'Did you forget to add the page to the router?'],
  },
  'the frame of the administration': {
    'the pointer is over the empty Quick Actions': ['Drag menu items here', 'Up to 8 quick actions', 'View as'],
    'another view is chosen in production': [
      { quoted: 'Role Switch Disabled: Role switching is only available in development mode.', titleEnd: ':' },
    ],
  },
  'the form of a tenant': {
    'it is sent empty': ['Subdomain is required'],
    'the subdomain has 64 letters': ['Subdomain must be 63 characters or less'],
    'the subdomain begins with a hyphen': ['Subdomain can only contain lowercase letters, numbers, and hyphens'],
    'the subdomain begins with http': ['Enter only the company name, not a URL'],
    'the subdomain is www': ['Reserved subdomain names are not allowed'],
    'a web address is typed': ["Don't include the full domain - just the company name"],
    'a tenant is edited whose stored subdomain has a dot': ['Enter only the company name, not the full domain...'],
  },
  tenants: {
    'one is created': ['Tenant created successfully'],
    'one is edited': ['Tenant updated successfully'],
    'its admin is changed': ['Tenant admin changed successfully'],
    'creating is refused': ['Failed to create tenant'],
    'editing is refused': ['Failed to update tenant'],
    'changing its admin is refused': ['Failed to change tenant admin'],
  },
  'the delete wizard': {
    'the tenant is deleted with its users': ['Tenant and all associated users deleted successfully'],
    'the tenant is deleted and its users move': ['Tenant deleted and users reassigned successfully'],
    'deleting is refused': ['Failed to delete tenant'],
    'deleting with a move is refused': ['Failed to delete tenant and reassign users'],
  },
  users: {
    'one is activated': ['User status updated successfully'],
    'a role is changed': ['User role updated successfully'],
    'one is deleted': ['User deleted successfully'],
    'activating is refused': ['Failed to update user status'],
    'changing a role is refused': ['Failed to update user role'],
    'deleting is refused': ['Failed to delete user'],
  },
  'your team': {
    'an invitation is sent empty': ['Please select a tenant, enter an email, and choose a role'],
    'a user is invited': ['User invitation sent successfully'],
    'inviting is refused': ['Failed to invite user'],
    'the team has 50 users': ['User limit reached'],
  },
  invitations: {
    'one is resent': ['Invitation resent successfully'],
    'one is cancelled': ['Invitation cancelled successfully'],
    'resending is refused': ['Failed to resend invitation'],
    'cancelling is refused': ['Failed to cancel invitation'],
    'a tenant admin opens the section': ["You don't have permission to view invitations."],
  },
  'the mass invitation': {
    'an address is misspelled': [{ quoted: 'Invalid Email / Please enter a valid email address', titleEnd: '/' }],
    'Next is pressed without addresses': [{ quoted: 'No Emails / Please add at least one email address', titleEnd: '/' }],
    'an address is entered twice': [{ quoted: 'Duplicate Email / This email is already in the list', titleEnd: '/' }],
    'two addresses are pasted': [{ quoted: 'Added N valid email(s)', values: { N: '2' } }],
    'Next is pressed without a tenant': ['Please select a tenant and add at least one email'],
    'sending fails': ['Failed to send invitations. Please try again.'],
    'all are sent': [{ quoted: 'Mass Invitations Sent! Successfully sent N invitations', values: { N: '3' }, titleEnd: '!' }],
  },
  'pricing plans': {
    'one is created': ['Pricing plan created successfully'],
    'one is edited': ['Pricing plan updated successfully'],
    'one is switched off': ['Plan status updated successfully'],
    'creating is refused': ['Failed to create pricing plan'],
    'editing is refused': ['Failed to update pricing plan'],
    'switching off is refused': ['Failed to update plan status'],
  },
  coupons: {
    'one is created': ['Coupon created successfully'],
    'creating is refused': ['Failed to create coupon'],
  },
  'the audit log': {
    'a record belongs to a tenant that this device does not know': ['Unknown Tenant'],
  },
  'Calculator Management': {
    'the tenant uses one of three': [
      { quoted: 'current / limit calculators selected', values: { current: '1', limit: '3' } },
      { quoted: 'remaining', sentence: '2 remaining' },
    ],
    'nothing fits the search': ['No Calculators Found'],
    'one is added': ['Calculator added successfully'],
    'one is removed': ['Calculator removed successfully'],
    'adding is refused': ['Failed to add calculator'],
    'removing is refused': ['Failed to remove calculator'],
    'a fourth is added': [
      'Limit Reached',
      { quoted: 'Your plan allows {n} calculators. Please upgrade for more.', values: { '{n}': '3' } },
    ],
  },
  'the customer portal': {
    'a tenant admin opens it': ['Back to Admin', 'Financial Calculators', 'Account Management'],
    'a user opens it': ['Need help? Contact your administrator for support.'],
  },
  'the templates page': {
    'it is open': [
      { quoted: '10+ templates', sentence: '10+ templates for the pages your clients land on. Each is yours to change.' },
      'More Templates Coming Soon',
    ],
  },
  'the subscribe page': {
    'the server prepares the payment': ['Setting up your subscription...'],
    'it asks for a card': ['Complete Your Subscription'],
    'the payment is on its way': ['Processing...'],
    'the card is declined': ['Payment Failed'],
    'the payment succeeded': [{ quoted: 'Payment Successful: Redirecting to calculator selection...', titleEnd: ':' }],
  },
  'the form of a new firm': {
    'the email address is misspelled': ['Please enter a valid email address'],
  },
  'the link of an invitation': {
    'it is checked': ['Loading invitation...'],
    'it is good': [
      { quoted: "You've been invited to join {tenant}", values: { '{tenant}': 'Acme Advisors' } },
      'Must be at least 8 characters with uppercase, lowercase, and number',
      'Complete Account Setup',
      'What happens next?',
    ],
    'nothing right is entered': [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      { quoted: '...lowercase letter', sentence: 'Password must contain at least one lowercase letter' },
      { quoted: '...number', sentence: 'Password must contain at least one number' },
    ],
    'the account is being created': ['Creating Account...'],
    'creating the account fails without a reason': ['Failed to Create Account', 'Please try again or contact your administrator.'],
    'the account is created': ['Profile Completed Successfully!', "Your account is now active. You'll be redirected to sign in."],
  },
  'the page after an invitation': {
    'it was accepted': ['Invitation Accepted!'],
    'it had been accepted before': ['Already Verified!'],
  },
  'selecting calculators': {
    'none is selected': [
      { quoted: 'Setting up calculators for {tenant}', values: { '{tenant}': 'Acme Advisors' } },
      { quoted: '{suite} Calculators', values: { '{suite}': 'Mortgage' } },
      'Select at least one calculator to continue',
      'Skip for Now',
      'Continue to Dashboard',
    ],
    'one is selected': [
      { quoted: 'n / limit selected', values: { n: '1', limit: '2' } },
      { quoted: 'x calculators remaining', values: { x: '1' } },
      { quoted: 'n calculator(s) selected', values: { n: '1' } },
    ],
    'the selection is being saved': ['Saving...'],
    'saving fails without a reason': ['Error', 'Failed to save selections'],
    'the session has ended': ['Unauthorized', 'You are logged out. Logging in again...'],
    'it is saved': ['Success!', 'Your calculator selection has been saved.'],
  },
  'migrating data': {
    'the page is open': ['Export Development Data', 'Test Migration (Dev Only)'],
    'it is tested without an export': ['Please export data first to get the SQL script'],
    'the export runs': ['Exporting Data...'],
    'the export fails': [{ quoted: 'Export failed: {status text}', values: { '{status text}': 'Service Unavailable' } }],
    'the test runs': ['Testing...'],
    'the test fails': [
      'Migration Failed',
      { quoted: 'Migration failed: {status text}', values: { '{status text}': 'Bad Gateway' } },
      'Try Again',
    ],
    'the test succeeds': ['Migration Completed Successfully!'],
  },
  'the landing page builder': {
    'a save that waited for the network is refused': ['Failed to save page'],
  },
} as const satisfies Readonly<Record<string, Moments>>;

/** Quoted in the specification as values of its rules, which appear on no screen. */
export const quotedValues = [
  // The price of a free plan, as it is stored.
  '0.00',
  // The beginning of the message of the error that an unauthorized call throws.
  '401:',
  // Part of the name of the plan that is marked as popular.
  'pro',
] as const;

export type SceneName = keyof typeof quotedTexts;

/** Brings a screen from one moment to the next. At each moment, the texts of the table must be on the screen. */
export type Scene<Name extends SceneName> = (see: (moment: keyof (typeof quotedTexts)[Name]) => Promise<void>) => Promise<void>;
