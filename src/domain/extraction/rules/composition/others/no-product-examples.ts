/** What each way in which a paper tells shares of no product is like: beside the rules, which need none of it. */

interface Shown {
  /** A text whose last composition is of this kind. */
  example: string;
  /** One with such words whose last composition is that of a product. */
  neighbour: string;
}

export const NO_PRODUCT_EXAMPLES: Readonly<Record<string, Shown>> = {
  "asked for": {
    example: "Target: 100% organic cotton",
    neighbour: "Target market: EU\t100% cotton",
  },
  "sought or ordered from the reader": {
    example: "Wir suchen einen Stoff aus 60% Baumwolle und 40% Leinen.",
    neighbour: "Looking good: 60% cotton, 40% linen",
  },
  "in a request for a price": {
    example: "Wir bitten um ein Angebot über 2.000 Schals aus 100 % Wolle.",
    neighbour: "Bitte beachten: Schals aus 100 % Wolle",
  },
  "in a question": {
    example: "Could you make it of 50% cotton 50% modal?",
    neighbour: "Composition\t50% cotton 50% modal\nDoes it contain recycled fibres?\tNo",
  },
  "in a question that goes on in the next line": {
    example: "Could you make it of 50% cotton 50% modal\ninstead of what it is made of today?",
    neighbour: "Composition:\n50% cotton 50% modal, grey\nWhy this one?\nIt is warm.",
  },
  "wished for": {
    example: "Il cliente vorrebbe avere questa maglia in 100% canapa.",
    neighbour: "Vorremmo confermare che questa maglia è in 100% canapa.",
  },
  "asked for before": {
    example: "De klant vroeg om 80% wol en 20% polyamide.",
    neighbour: "De klant vroeg om bevestiging dat het vest van 80% wol en 20% polyamide is.",
  },
  "asked for before, by the participle behind": {
    example: "Sie hatten 80 % Wolle und 20 % Polyamid angefragt.",
    neighbour: "Sie hatten 80 % Wolle und 20 % Polyamid im Sortiment.",
  },
  "wished for, by the verb behind": {
    example: "Aynı gömleği %100 kenevirden istiyoruz.",
    neighbour: "Bu gömlek %100 kenevirden üretilmiştir. Fiyat istiyoruz.",
  },
  "offered instead": {
    example: "Als alternatief bieden zij een doek van 70% viscose en 30% linnen aan.",
    neighbour: "Als Alternative zu Daunen: Füllung 100 % Polyester",
  },
  "on condition": {
    example: "If you prefer, we can make it of 60% cotton and 40% polyester.",
    neighbour: "If you have questions, call us. Composition: 95% cotton, 5% elastane",
  },
  "made on request": {
    example: "Auf Wunsch auch in 100 % Leinen erhältlich.",
    neighbour: "Größen auf Anfrage. Material: 97 % Baumwolle, 3 % Elasthan",
  },
  "in a box that is not ticked": {
    example: "☐ 100% polyester",
    neighbour: "☐ 100% polyester ☒ 100% cotton",
  },
  "what was so before, in brackets": {
    example: "(was 100% viscose)",
    neighbour: "100% lyocell (was 100% viscose). Shell: 100% lyocell",
  },
  denied: {
    example: "Anders dan wij schreven, is deze trui niet van 100% wol.",
    neighbour: "Deze trui is niet alleen warm, maar ook van 100% wol.",
  },
  "denied behind": {
    example: "Bu gömlek %100 ipek değildir.",
    neighbour: "%100 ipek gömlek. Astarlı değildir.",
  },
  "not to be used or said": {
    example: "100% cotton may not be printed on the label.",
    neighbour: "Composición: 50% algodón, 50% lino\nNo usar lejía",
  },
  "valid no longer": {
    example: "Die Zusammensetzung 70 % Baumwolle, 30 % Polyester gilt nicht mehr.",
    neighbour: "70 % Baumwolle, 30 % Polyester\nNicht mehr als 30 Grad",
  },
  "not confirmed": {
    example: "We can no longer confirm that the article consists of 100% cotton.",
    neighbour: "We can confirm that the article consists of 100% cotton.",
  },
  "of a former season": {
    example: "El modelo de la temporada pasada era de 95 % viscosa y 5 % elastano.",
    neighbour: "Last year's model was of 100% acrylic. The new one is 70% wool 30% polyamide.",
  },
  "called that of a former season": {
    example: "The 95% cotton 5% elastane that you have on file was last season's quality.",
    neighbour: "100% wool; last season's best seller was blue.",
  },
  "of all goods that are declared so": {
    example: "Per i capi dichiarati 100% cotone non è ammessa alcuna tolleranza.",
    neighbour: "Capi in 100% cotone, dichiarati conformi.",
  },
  "in a draft": {
    example: "Im Entwurf stand 75 % Merinowolle, 25 % Seide.",
    neighbour: "Label draft: 60% cotton, 40% linen",
  },
  "out of stock": {
    example: "The scarf of 100% silk is out of stock.",
    neighbour: "Scarf of 100% silk. Blue is out of stock.",
  },
  "changed into another": {
    example: "The cloth was changed from 100% viscose to another one.",
    neighbour: "Nothing was changed: 100% viscose",
  },
  "of what it is delivered in": {
    example: "Geliefert in einem Beutel aus 100 % Baumwolle.",
    neighbour: "Beutel aus 100 % Baumwolle, Größe 30 x 40 cm",
  },
  "in a row of packages": {
    example: "Emballage : carton 100 % recyclé, ruban 100 % lin",
    neighbour: "Packaging: box\nCover: 100% polypropylene",
  },
  "right behind a package": {
    example: "Polybags: 100% recycled polyethylene",
    neighbour: "No polybags. 100% cotton",
  },
  "in brackets behind a package": {
    example: "Retail packaging (box of 100% linen) is not counted.",
    neighbour: "Packaging (none). 100% linen",
  },
  "of a package named behind": {
    example: "Comes in 100% recycled polyester packaging.",
    neighbour: "100% cotton, packaging: paper",
  },
  "washed beside it or apart": {
    example: "Getrennt von Kleidung aus 100 % Wolle waschen.",
    neighbour: "Getrennt waschen. 100 % Wolle",
  },
  "of how any such cloth is treated": {
    example: "A knit of 80% wool and 20% polyamide is washed like wool.",
    neighbour: "A knit of 80% wool and 20% polyamide. Is washed at 30 degrees.",
  },
  "of what a firm has long made": {
    example: "Wir weben seit 1921 Stoffe aus 100 % Leinen.",
    neighbour: "Seit 1921. Tischdecke aus 100 % Leinen",
  },
  "among what is covered with its blends": {
    example: "Yarns of 100% cotton, 100% linen and blends thereof",
    neighbour: "Shell: 100% cotton, 100% soft",
  },
  "of the cloth of a test": {
    example: "Adjacent fabric: 100% cotton",
    neighbour: "Fabric tested: 100% cotton",
  },
  "found, and said to be no declaration": {
    example: "Found: 93.6% viscose, 6.4% elastane (measured on the sample, no labelling under the law)",
    neighbour: "93% viscose, 7% elastane (measured values agree with the label)",
  },
  "compared with": {
    example: "It feels softer than 100% cotton.",
    neighbour: "It feels softer: 100% cotton.",
  },
  "of any such cloth": {
    example: "A blend of 60% cotton and 40% polyester dries faster than pure cotton.",
    neighbour: "A blend of 70% wool and 30% cashmere makes this coat warm.",
  },
  "of any garment that may shrink": {
    example: "Ett plagg i 100 % bomull kan krympa upp till 5 % första gången.",
    neighbour: "A shirt of 100% cotton that can be worn all year.",
  },
  "of all clothes of a cloth": {
    example: "Come lavare: i capi in 100% seta vanno lavati a mano.",
    neighbour: "200 capi in 100% seta colore blu",
  },
  "one of two blends": {
    example: "Tell us whether the sleeve is of 50/50 or of 65/35 polyester/cotton.",
    neighbour: "Size 40/42 or so: 65/35 polyester/cotton",
  },
  "one of two blends, of which the other stands behind": {
    example: "Tell us whether the sleeve is of 65/35 polyester/cotton or 50/50.",
    neighbour: "A sleeve of 65/35 polyester/cotton or of size 40/42, whatever fits",
  },
  "in an indirect question": {
    example: "Customers ask us whether the scarf is 100% cashmere.",
    neighbour: "Whether at home or out: 100% cashmere",
  },
  "within the power of a maker": {
    example: "Ab 500 Stück auch in 100 % Bio-Baumwolle.",
    neighbour: "We can confirm: from 500 pcs. Material: 100% cotton",
  },
  "held against another cloth": {
    example: "Did you know? 100% cotton shirts crease more than blends.",
    neighbour: "100% merino wool is naturally odour-resistant.",
  },
  "of other makers": {
    example: "Unsere Mitbewerber verwenden meist 100 % Polyester.",
    neighbour: "Most tents are made of 100% nylon; ours is of 65% polyester 35% cotton.",
  },
  "of a sale": {
    example: "20% off all 100% cotton sheets this week!",
    neighbour: "SALE 30% off: linen dress, 100% linen",
  },
  "shown besides": {
    example: "Style 4455 jumper\nYou may also like\nLinen shirt 100% linen",
    neighbour: "Style 4455 jumper, 100% lambswool\nYou may also like\nLinen shirt",
  },
  "below a heading to wear with it": {
    example: "Pull Erwan, réf. KE-1850\nPortez-le avec\nBonnet, 50 % laine 50 % acrylique",
    neighbour: "Portez-le avec un jean brut.\nComposition : 80 % laine, 20 % polyamide",
  },
  "below a heading for the same series": {
    example: "Tischläufer, Art. 220\nAus derselben Serie\nServiette: 100 % Leinen",
    neighbour: "Aus derselben Serie wie die Serviette.\nZusammensetzung: 100 % Leinen",
  },
  "below a heading for packaging": {
    example: "Extérieur : lin\n4. Emballage\nÉtui : papier.\nPochon de rangement : 100 % coton",
    neighbour: "Emballage\nÉtui : papier.\n5. Article\nExtérieur : 100 % coton",
  },
  "left out of a test": {
    example: "Not part of the test: ribbon (100% polyester)",
    neighbour: "The lining is not part of the test. Composition: 100% polyester",
  },
  "of what is said to be another article": {
    example: "The pillow covers (100% linen) are another article.",
    neighbour: "The pillow covers (100% linen) are made in Portugal; the sheet is another article.",
  },
  "in a review of a shop's customers": {
    example: "Skład: 50% wełna, 50% akryl\nOpinie (12)\n★★★★☆ Ola: „Szkoda, że to nie 100% wełna.”",
    neighbour: "Bewertungen (34)\n★★★★★ „Sehr weich.“\nMaterial: 100% Wolle",
  },
  "in the words of a customer": {
    example: "Scarf of wool. “My aunt had one of 100% mohair, this one scratches less!” — Mary, Leeds, 5/5",
    neighbour: "“Softer than any other cloth that we have had” — of 100% merino wool",
  },
  "of a typical article": {
    example: "Respirant, solide. Le tee-shirt type est en 100 % coton.",
    neighbour: "Typical of the house, this shirt is made of 100% cotton.",
  },
  "of all such goods": {
    example: "Artikel aus 100 % recyceltem Polyester bleiben im Preis unverändert.",
    neighbour: "These articles of 100% recycled polyester are dyed in Portugal.",
  },
  "of another that was so declared": {
    example: "A duvet declared as 100% cotton was held at Felixstowe for nine days.",
    neighbour: "A duvet cover declared as 100% cotton, HS 6302",
  },
  "accepted no longer": {
    example: "Vanaf 2027 accepteren wij geen dekbedden meer met een tijk van 100% polyester.",
    neighbour: "We accept no returns. Shell: 100% polyester",
  },
  "of a test on offer": {
    example: "Test\tPrice\nPurity of cotton 100 %\t35 €",
    neighbour: "Test\tResult\nDetermination of fibres: cotton 100 %\tpass",
  },
  "over the years": {
    example: "Ziel\t2025\t2026\nRecyceltes Polyester\t78 %\t100 %",
    neighbour: "Season\t2026\nPolyester\t100 %",
  },
  "of all that is bought or sold": {
    example: "Anteil am Umsatz: Baumwolle 61 %, Polyester 30 %, Wolle 9 %",
    neighbour: "Anteil: Baumwolle 61 %, Polyester 30 %, Wolle 9 %. Umsatzsteuer 19 %",
  },
  "below a head for what is sold": {
    example: "Fibre\tShare of sales\nLinen\t2 %\nCotton\t61 %\nPolyester\t39 %",
    neighbour: "Fibre\tShare\nLinen\t2 %\nCotton\t61 %\nPolyester\t39 %",
  },
  "of a year": {
    example: "Im Jahr 2025 verarbeiteten wir 61 % Baumwolle, 30 % Polyester und 9 % Wolle.",
    neighbour: "Unsere Kollektion 2026: Decke aus 61 % Baumwolle, 39 % Polyester",
  },
  "in a tolerance": {
    example: "Pour un mélange 60 % coton 40 % polyester, la tolérance est de 3 points.",
    neighbour: "A blend of 60% cotton and 40% polyester. Tolerance of weight 5 %",
  },
  "in terms for each cloth": {
    example: "Mindestmenge bei 100 % Leinen: 3.000 m",
    neighbour: "Minimum order 500 pieces. Towel 100 % cotton",
  },
  "under a heading of the tariff": {
    example: "La voce 6302 21 comprende la biancheria da letto di cotone 100%.",
    neighbour: "HS 6302 21 biancheria da letto di cotone 100%",
  },
  "of a goal": {
    example: "Unser Ziel sind 100 % Biobaumwolle bis 2030.",
    neighbour: "We have reached our goal: this shirt is made of 100% organic cotton.",
  },
  considered: {
    example: "Vi overvejer et for af 100 % bomuld til næste sæson.",
    neighbour: "We considered many cloths. This shirt is of 100% cotton.",
  },
  "proposed in place of another": {
    example: "Il filatore propone di passare a una mischia di 60% viscosa e 40% poliammide.",
    neighbour: "We propose to replace the zip. Composition: 100% cotton",
  },
  "offered by who supplies cloths": {
    example: "La filature nous présente un fil en 85 % coton et 15 % polyester.",
    neighbour: "The supplier declares that the article is made of 85% cotton and 15% polyester.",
  },
  "in a table of what is planned": {
    example:
      "Arbeitstitel\tAngedachtes Material\tStand\nNordlicht II\t60 % Wolle, 40 % Seide\tMuster bestellt",
    neighbour: "Ideen für den Winter\nArtikel\tMaterial\nNordlicht\t60 % Wolle, 40 % Seide",
  },
  "one of the answers to a question": {
    example: "Soll der Bund aus anderem Stoff sein?\nja: 80 % Polyamid, 20 % Elasthan\nnein",
    neighbour: "Ist sie gefüttert?\nJa: 100 % Polyester\nNähte: verklebt",
  },
  "measured once": {
    example: "Dissolution of fibres: 71.2% cotton, 28.8% polyester. A single measurement.",
    neighbour: "Composition: 71% cotton, 29% polyester. Two samples were measured.",
  },
  "what somebody prefers to another": {
    example: "Puig prefiere un tejido de 100% lino.",
    neighbour: "Puig prefiere un color claro. Composición: 100% lino",
  },
  "said to be wrong in the next sentence": {
    example: "Auf dem Etikett steht „100 % Acryl“. Das stimmt nicht.",
    neighbour: "Composition: 100% acrylic. That is right.",
  },
  "of another customer's article": {
    example: "A mesma receita foi ensaiada num artigo de outro cliente com 100% algodão.",
    neighbour: "No other customer has ordered it yet. Composition: 100% cotton",
  },
  "below a heading for the competition": {
    example: "Towel TB-1400\nCompared with the competition\nTowel Nube: 80% cotton, 20% polyester",
    neighbour: "Compared with the competition our towel is cheap\nComposition: 80% cotton, 20% polyester",
  },
  "in a table of waste": {
    example: "Kind of waste\tkg\tShare\nCotton\t400\t60 %\nPolyester\t300\t40 %",
    neighbour: "Material\tWastage\tUse\nTwill, 60% cotton 40% polyester\t4 %\t1.2 m",
  },
  "spoken of where nothing is decided": {
    example: "Mr Hale spoke of a twill of 65% polyester and 35% cotton. Nothing is decided yet.",
    neighbour: "Nothing is decided yet on the price. Composition: 100% cotton",
  },
  "preferred by somebody": {
    example: "Frau Keil würde lieber ein Futter aus 100 % Viskose nehmen.",
    neighbour: "Our customers prefer it: 100% viscose",
  },
  "proposed and not accepted": {
    example: "Den zweiten Vorschlag (100 % Polyester) nehmen wir nicht an.",
    neighbour: "We accept your proposal of 100% polyester.",
  },
  "by a year to come": {
    example: "By 2027 we will use 100% recycled polyester.",
    neighbour: "Made since 2021. 100% recycled polyester",
  },
  "so by a year to come": {
    example: "100% coton biologique d'ici 2028.",
    neighbour: "Composition: 60% cotton, 40% linen, to be delivered by 2027",
  },
  "until a year to come": {
    example: "Til 2030 skal vi bruge 100 % genanvendt polyester.",
    neighbour: "100 % genanvendt polyester, GRS gyldigt til 2027",
  },
  "of duties": {
    example: "Duty rates: cotton 12%, silk 8%, wool 80% of the full rate.",
    neighbour: "Duty rates see annex. Material: cotton 92%, silk 8%",
  },
  "among offers": {
    example:
      "We can offer the following qualities: Art. 101: 100% cotton poplin; Art. 103: 55% linen 45% cotton.",
    neighbour: "We can offer the following colours: navy, black. Composition: 100% wool.",
  },
  "of a market or a company": {
    example: "Market for knitwear: 60% cotton, 25% wool, 15% acrylic of all pieces sold.",
    neighbour: "Sales sample: 60% cotton, 25% wool, 15% acrylic",
  },
  "of the blend that is sold most": {
    example: "La mezcla más vendida en camisería sigue siendo 60% algodón y 40% poliéster.",
    neighbour: "The best-selling shirt of the season, a blend of 60% cotton and 40% polyester",
  },
  "in an example": {
    example: "e.g. 95% cotton 5% elastane",
    neighbour: "An example of our work\nComposition: 95% cotton 5% elastane",
  },
  "of one among many goods": {
    example: "Typical products such as a shirt (100% linen) are described there.",
    neighbour: "Our products. Such as it is: 100% linen",
  },
  "in an example of several parts": {
    example: "Composition: e.g. shell 100% cotton, lining 100% polyester",
    neighbour: "Example of use: city. Composition: shell 100% cotton, lining 100% polyester",
  },
  "before words for an example": {
    example: "Un misto lino 55% cotone 45%, per esempio, può risultare 53/47.",
    neighbour: "60% cotton, 40% linen, for example for summer shirts",
  },
  "in a quoted example": {
    example:
      'State the composition claimed, for example:\n"Shell: 70% wool 30% polyamide. Lining: 100% viscose."',
    neighbour: '"Shell: 70% wool 30% polyamide." for the coat. Lining: 100% viscose.',
  },
  obliged: {
    example: "The fabric must contain at least 50% recycled polyester and 50% cotton.",
    neighbour: "The fabric contains 50% recycled polyester and 50% cotton.",
  },
  "on the condition of a rule": {
    example: "La mention « pure laine » n'est permise que si l'article est en laine à 100 %.",
    neighbour: "Wash only when dirty. The article is of 100% wool.",
  },
  "of the tape of a zip": {
    example: "Two-way front zip with 100% polyester tape",
    neighbour: "Neck tape behind the zip. Shell: 100% polyester tape yarn",
  },
  "of the tape of a zip, by the word before": {
    example: "Fermeture à glissière, ruban 100 % polyester",
    neighbour: "Fermeture à glissière. Tissu 100 % polyester",
  },
  "of the thread that seams are sewn with": {
    example: "All seams sewn with 100% polyester thread",
    neighbour: "Sewn in Portugal of 100% cotton fabric",
  },
  "in brackets behind a sewing thread": {
    example: "This leaves out sewing threads (100% polyester) and labels.",
    neighbour: "Without sewing threads. The lining (100% polyester) is glued.",
  },
  "on a label such as any": {
    example: 'A label such as "100% cotton" may be used only where no other fibre is present.',
    neighbour: "Ein Etikett wie folgt: 100 % Baumwolle",
  },
  "quoted in a rule": {
    example: 'A product is "100 % cotton" only if it is made of cotton alone',
    neighbour: 'The label of this shirt says "100 % cotton" in red',
  },
  "headed right or wrong": {
    example: "Correct: 60 % cotton 40 % polyester. Not accepted: cotton blend",
    neighbour: "The label was wrong. Correct: 60% cotton, 40% polyester.",
  },
  "called right or wrong in a table": {
    example:
      "Mention\tAppréciation\n80 % coton, 20 % polyamide\tcorrect\n100 % Lycra\tincorrect, nom de marque",
    neighbour: "Composition: 60% cotton 40% polyester\tcorrect",
  },
  "not to be written": {
    example: "À ne plus écrire\tÀ écrire\nCoton 95 / Lycra 5\t95 % coton, 5 % élasthanne",
    neighbour: "Écrire lisiblement\n95 % coton, 5 % élasthanne",
  },
};
