import type { ComponentProps } from 'react';

/**
 * Fields that take effect as they are typed, so that nothing is submitted. At each key a browser goes through all fields of the same form,
 * and for a field without one through all such fields of the page.
 */
export function EntryForm(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'autoComplete' | 'noValidate'>) {
  return <form onSubmit={(event) => event.preventDefault()} autoComplete="off" noValidate {...props} />;
}
