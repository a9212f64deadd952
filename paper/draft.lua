-- The template of pandoc prints "author"; the journal's header has "authors".
function Meta(meta)
  meta.author = pandoc.List(meta.authors):map(function(author) return author.name end)
  return meta
end
