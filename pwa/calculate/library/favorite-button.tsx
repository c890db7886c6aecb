import { useAtom } from 'jotai';
import { favoritesAtom } from '#app/device/catalog/device-lists.ts';
import { Button } from '#app/ui/button.tsx';
import { StarFilledIcon, StarIcon } from '#app/ui/icons.tsx';
import { t } from '#contract/language/t.ts';

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
