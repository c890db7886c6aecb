import { Input } from '@chakra-ui/react';

interface ListSearchProps {
  readonly label: string;
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** The field that searches a list while the person types. */
export function ListSearch({ label, words, onSearch }: ListSearchProps) {
  return (
    <Input
      type="search"
      flex="1 1 14rem"
      maxW={{ md: '22rem' }}
      aria-label={label}
      placeholder={label}
      value={words}
      onChange={(event) => onSearch(event.target.value)}
      // In a form, Enter would send it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
