/** All that may follow `npm run leads --`. */
export const HELP = `Les demandes reçues par le formulaire de contact.

  npm run leads -- list                 toutes les demandes, la plus récente d'abord
  npm run leads -- show RÉFÉRENCE       une demande en entier, avec l'état de ses mails
  npm run leads -- held                 celles qu'on a retenues : sans doute des robots, à vérifier
  npm run leads -- release RÉFÉRENCE    une retenue redevient une demande : ses mails partent
  npm run leads -- status               combien de demandes, où en sont les mails
  npm run leads -- retry                remet en attente les mails en échec
  npm run leads -- export --format csv|json [--out FICHIER] [--email ADRESSE]
                                        tout, ou ce qu'on sait d'une personne (droit d'accès)
  npm run leads -- erase ADRESSE|RÉFÉRENCE
                                        efface une personne, ses demandes et leurs mails (droit à
                                        l'effacement) ; qui n'a laissé qu'un téléphone, par référence
  npm run leads -- purge [--force]      supprime ce qui a dépassé la durée de conservation
  npm run leads -- backup FICHIER       copie la base, même pendant que le site tourne
  npm run leads -- backup --keep JOURS [DOSSIER]
                                        la même, datée et vérifiée, dans DATA_DIR/sauvegardes ; son nom
                                        dit quand elle s'effacera : au premier passage après cette date
  npm run leads -- restore FICHIER      remet une sauvegarde en place, site arrêté ; la base remplacée
                                        reste deux semaines parmi les sauvegardes
  npm run leads -- trail                qui a été exporté, effacé, repris, restauré : dates et nombres
  npm run leads -- essai                envoie une demande d'essai par tout le chemin, et dit ce qui arrive
  npm run leads -- help                 ce texte

La base est celle du site : DATA_DIR ou DATABASE_URL, de l'environnement ou du fichier .env.
Sans --out, un export s'affiche : ajoutez --silent après « npm run » pour l'avoir seul.
Codes de sortie : 0 fait, 1 introuvable ou échoué, 2 commande mal écrite.`;
