import { useAtom } from 'jotai';
import { favouritesAtom } from '#app/catalogue/device-lists.ts';
import { Button } from '../ui/button.tsx';
import { StarFilledIcon, StarIcon } from '../ui/icons.tsx';

export function FavouriteButton({ id, title }: { readonly id: string; readonly title: string }) {
  const [favourites, toggle] = useAtom(favouritesAtom);
  const isFavourite = favourites.includes(id);
  return (
    <span className="browser__star" data-on={isFavourite}>
      <Button variant="quiet" size="icon" aria-pressed={isFavourite} aria-label={`Favourite: ${title}`} onClick={() => toggle(id)}>
        {isFavourite ? <StarFilledIcon /> : <StarIcon />}
      </Button>
    </span>
  );
}
