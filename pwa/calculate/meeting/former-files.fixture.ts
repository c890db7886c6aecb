/** A client file whose content has version 1, which had no household. Its passphrase is `correct horse battery`. */
export const versionOneFile = [
  'UkVDS09ORVIBAAknwFzHSeQF5+WNpW49b8g/ReRClxSe4Yv4E0IHdOJ7P7rqw0UiP+pQcff8/aXlzHYzvm0I1crPaWR5KBDdJgJqUNkypz4Qps',
  'aUXgMO5VQpsRfbtMMziG7Qt8YS47OvQ10fRlSF81CrtjyE4r2iC2z9iO84Jv/WH5EGMuujxHo9zJk38eVm8sXvQunDzjhMhS7IkJzGOHjtbAQR',
  '9NeYahwBlb5yJGYE+9S2zfgH/1aM5gGumy1rHS1dUqnnfeve1jsUFEqmmqdNuCJJHPpRy/hsYXj4j0E7wP4dH3Y4Us3159zITPXVJyiEbMl7KN',
  'xrs8y0rHFcoh3ZmXTrT6BXYqfz6k4I5hjJhbPhnIg6M6AAB5FHayMHOZIwqy3r5JJunH5DxckvGb42G383JFRv+kpUo3e64vxUj9d/QiOYS64T',
  'XHsZZECsAnCCQHycO1ivibVfYJz5Ud5Y/+/DTYI8JtwLs62J+q29ehgcExKSMyUovzmennzzHEJ4qPZeqGsvSEIKIf+LNnRgfG3UpqES8DU=',
].join('');
