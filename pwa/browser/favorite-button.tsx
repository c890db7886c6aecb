import { useAtom } from 'jotai';
import { favoritesAtom } from '#app/catalog/device-lists.ts';
import { t } from '#contract/language/t.ts';
import { Button } from '../ui/button.tsx';
import { StarFilledIcon, StarIcon } from '../ui/icons.tsx';

export function FavoriteButton({ id, title }: { readonly id: string; readonly title: string }) {
  const [favorites, toggle] = useAtom(favoritesAtom);
  const isFavorite = favorites.includes(id);
  return (
    <span className="browser__star" data-on={isFavorite}>
      <Button
        variant="quiet"
        size="icon"
        aria-pressed={isFavorite}
        aria-label={t('Favorite: {title}', { title })}
        onClick={() => toggle(id)}
      >
        {isFavorite ? <StarFilledIcon /> : <StarIcon />}
      </Button>
    </span>
  );
}
