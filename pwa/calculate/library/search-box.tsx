import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CloseIcon, SearchIcon } from '#app/ui/icons.tsx';
import { t } from '#contract/language/t.ts';

interface SearchBoxProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** The search over all calculators. The / key focuses it, and Escape clears it. */
export function SearchBox({ words, onWords }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const from = event.target;
      const isTyping = from instanceof HTMLElement && from.closest('input, select, textarea, dialog, [contenteditable]') !== null;
      if (event.key !== '/' || isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', jump);
    return () => window.removeEventListener('keydown', jump);
  }, []);
  const empty = () => {
    onWords('');
    input.current?.focus();
  };
  return (
    <search className="browser__search">
      <SearchIcon />
      <input
        ref={input}
        type="search"
        aria-label={t('Search calculators')}
        placeholder={t('Search calculators')}
        autoComplete="off"
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onWords('');
        }}
      />
      {words === '' ? (
        <kbd>/</kbd>
      ) : (
        <Button variant="quiet" size="icon" aria-label={t('Empty the search')} onClick={empty}>
          <CloseIcon />
        </Button>
      )}
    </search>
  );
}
